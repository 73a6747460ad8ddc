import { afterAll, describe, expect, it } from 'vitest';
import { readProject, readSource, type Source } from './graph/source.ts';
import { isKnown, KNOWN, needless } from './known.ts';
import { RULES } from './rules/all.ts';
import type { Breach, Rule, Seeded } from './rules/rule.ts';

const PROJECT = readProject();

const tell = ({ file, line, key, instead }: Breach): string => `${file}:${line} ${key.replace(`${file} `, '')}: ${instead}`;

/** What a rule finds in the project as it is. */
const standing = new Map(RULES.map((rule) => [rule, rule.find(PROJECT)]));

/** Whether a rule finds the breach in a text that is laid over the project. */
function catches(rule: Rule, { files }: Seeded): boolean {
  const laid = Object.entries(files).map(([file, text]) => readSource(file, text));
  const tree: Source[] = [...PROJECT.filter(({ file }) => !(file in files)), ...laid];
  return rule.find(tree).some(({ file, key }) => file === laid[0]!.file && !isKnown(rule.name, key));
}

const caught: string[] = [];
afterAll(() => {
  const count = RULES.reduce((sum, { seeded }) => sum + seeded.length, 0);
  process.stdout.write(`\nSeeded breaches caught: ${caught.length} of ${count}, of ${RULES.length} rules.\n`);
  for (const { name, seeded } of RULES)
    process.stdout.write(
      `  ${name}: ${seeded
        .filter(({ title }) => caught.includes(`${name}: ${title}`))
        .map(({ title }) => title)
        .join('; ')}\n`,
    );
});

describe('the project', () => {
  it('is read whole', () => expect(PROJECT.length).toBeGreaterThan(400));

  it.each(RULES)('$name', (rule) =>
    expect(
      standing
        .get(rule)!
        .filter(({ key }) => !isKnown(rule.name, key))
        .map(tell),
    ).toEqual([]),
  );

  it.each(RULES)('knows no breach that was mended: $name', (rule) =>
    expect(
      needless(
        rule.name,
        standing.get(rule)!.map(({ key }) => key),
      ),
      'take these lines out of tests/architecture/known.ts',
    ).toEqual([]),
  );

  it('knows breaches of its rules only', () =>
    expect(Object.keys(KNOWN).filter((name) => !RULES.some((rule) => rule.name === name))).toEqual([]));
});

describe.each(RULES)('$name', (rule) => {
  it('has seeded breaches', () => expect(rule.seeded.length).toBeGreaterThan(0));

  it.each(rule.seeded)('catches: $title', (seeded) => {
    expect(catches(rule, seeded)).toBe(true);
    caught.push(`${rule.name}: ${seeded.title}`);
  });
});
