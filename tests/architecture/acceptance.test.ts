import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROOFS } from '../acceptance-proofs.ts';

const checks = JSON.parse(readFileSync('tests/journeys/acceptance/checks.json', 'utf8')) as Record<string, Record<string, string>>;
const NUMBERS = Object.values(checks).flatMap((section) => Object.keys(section));

/** Numbers that stand at the beginning of a title, or of a row of titles; one test may carry several. */
const RUN = globSync('tests/journeys/acceptance/*.test.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/['"`]G\d{3}[^\n]*/g)].flatMap((found) => found[0].match(/G\d{3}/g)!),
);

const proofsOf = (number: string): string[] => {
  const home = PROOFS[number];
  return home && 'proof' in home ? [home.proof].flat() : [];
};

describe('the acceptance checks', () => {
  it('are the 311 of the customer', () => {
    expect(NUMBERS).toEqual(Array.from({ length: 311 }, (_, i) => `G${String(i + 1).padStart(3, '0')}`));
  });

  it('have each exactly one home: a test of its own, the proof of another, or a reason why it is open', () => {
    const homes = [...RUN, ...Object.keys(PROOFS)];
    expect(NUMBERS.filter((number) => !homes.includes(number))).toEqual([]);
    expect(homes.filter((number, i) => !NUMBERS.includes(number) || homes.indexOf(number) !== i)).toEqual([]);
  });

  it('name proofs that exist', () => {
    const missing = NUMBERS.flatMap(proofsOf).filter((proof) => {
      const [file, title] = [proof.slice(0, proof.indexOf(': ')), proof.slice(proof.indexOf(': ') + 2)];
      return !existsSync(file) || !readFileSync(file, 'utf8').includes(title);
    });
    expect(missing).toEqual([]);
  });

  it('are counted', () => {
    const open = NUMBERS.flatMap((number) => {
      const home = PROOFS[number];
      return home && 'open' in home ? [`${number} ${home.open}`] : [];
    });
    const proven = NUMBERS.filter((number) => proofsOf(number).length > 0).length;
    process.stdout.write(
      `\nAcceptance checks: ${RUN.length} run, ${proven} proven elsewhere, ${open.length} open, of ${NUMBERS.length}.\n${open.join('\n')}\n`,
    );
    expect(RUN.length + proven + open.length).toBe(NUMBERS.length);
  });
});
