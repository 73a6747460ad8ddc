import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** What the command-line door answers, a line each. */
function answersTo(lines: string[]): unknown[] {
  const { stdout } = spawnSync(process.execPath, ['src/understanding/node/understand.ts'], {
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
  });
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

describe('npm run understand', { timeout: 60_000 }, () => {
  it('answers each line in the language that it finds, in the same order', () => {
    const said = ['2 bhk flats in Gachibowli', 'kondapur mein do bhk chahiye', 'గచ్చిబౌలిలో ఫ్లాట్ కావాలి', 'گچی باؤلی میں فلیٹ چاہیے'];
    const answers = answersTo(said.map((text, id) => JSON.stringify({ id, text, context: null })));
    expect(answers).toMatchObject([
      { id: 0, intent: 'search', language: 'en', slots: { bhk: 2, type: 'Flat', locality: 'Gachibowli' } },
      { id: 1, intent: 'search', language: 'hi', slots: { bhk: 2, locality: 'Kondapur' } },
      { id: 2, intent: 'search', language: 'te', slots: { type: 'Flat', locality: 'Gachibowli' } },
      { id: 3, intent: 'search', language: 'ur', slots: { type: 'Flat', locality: 'Gachibowli' } },
    ]);
    for (const answer of answers)
      expect(answer).toMatchObject({ confidence: expect.any(Number) as number, ms: expect.any(Number) as number });
  });

  it('goes on after lines that are no JSON objects, and takes anything for a context', () => {
    const answers = answersTo(['what?', '[1]', '{"id":"a"}', '{"id":"b","text":"go back","lang":"xx","context":null}']);
    expect(answers).toMatchObject([
      { id: null, error: expect.any(String) as string },
      { id: null, error: expect.any(String) as string },
      { id: 'a', intent: 'out-of-scope' },
      { id: 'b', intent: 'go-back', language: 'en' },
    ]);
  });

  it('gives further wishes after the first', () => {
    const [answer] = answersTo([
      JSON.stringify({ id: 1, text: 'save the first one and open the second', context: { screen: 'results', count: 4 } }),
    ]);
    expect(answer).toMatchObject({
      intent: 'add-favourite',
      slots: { ordinal: 1 },
      then: [{ intent: 'open-result', slots: { ordinal: 2 } }],
    });
  });
});
