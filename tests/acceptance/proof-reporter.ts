import { relative } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { tagsIn } from './checks.ts';
import { keepRun } from './last-run.ts';
import { placesOfProofs } from './places.ts';
import { statesAfter, summaryOf, type Ended } from './states.ts';

/** Counts after a run of everything which acceptance checks its tests have proven; says nothing after a part. */
export default class ProofReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    this.#nameSecondAttempts(modules);
    const ran = new Set(modules.map(({ moduleId }) => relative(process.cwd(), moduleId)));
    const tagged = [...placesOfProofs().values()].flat().map(({ file }) => file);
    if (this.#vitest?.config.testNamePattern || !tagged.every((file) => ran.has(file))) return;
    const ended: Ended[] = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter(({ fullName }) => tagsIn(fullName).length > 0)
        .map((test) => ({ file: relative(process.cwd(), module.moduleId), name: test.fullName, state: test.result().state })),
    );
    keepRun({ at: new Date().toISOString(), ended });
    const states = statesAfter(ended);
    process.stdout.write(`\n${summaryOf(states)}\n`);
    if ([...states.values()].some(({ is }) => is === 'unproven')) process.exitCode = 1;
  }

  /** Names the tests that were green only when they were tried once more: each is a race to be found. */
  #nameSecondAttempts(modules: readonly TestModule[]): void {
    for (const module of modules) {
      for (const test of module.children.allTests('passed')) {
        const { retryCount = 0, flaky } = test.diagnostic() ?? {};
        if (flaky)
          process.stdout.write(`\nGreen at attempt ${retryCount + 1}: ${relative(process.cwd(), module.moduleId)} > ${test.fullName}\n`);
      }
    }
  }
}
