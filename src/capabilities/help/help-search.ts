import type { HelpItem } from './contract.ts';

/** Words found in every question. Short words of other languages do no harm: no text contains them. */
const EMPTY = new Set(
  'a an and any are be can do does for from get give have help how i in is it me my of on or our please search tell that the there this to want we what when where which who why will with you your'.split(
    ' ',
  ),
);
/** A word in the question counts for more than one in the answer. */
const QUESTION_WEIGHT = 1;
const ANSWER_WEIGHT = 0.5;
/** The share of the words that must be found if no topic is named. */
const LEAST_SHARE = 0.45;
/** Away from the help pages other things may be meant. */
const CLEAR_SHARE = 0.75;

const stem = (word: string): string => (word.length > 3 ? word.replace(/(ies|es|s|ed|ing)$/, '') : word);

const wordsOf = (text: string): Set<string> =>
  new Set(
    (
      text
        .normalize('NFC')
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []
    )
      .filter((word) => !EMPTY.has(word))
      .map((word) => stem(word)),
  );

/**
 * The questions that answer what was said, best first: with a topic, all questions of that topic; without one, only those
 * that contain enough of the words, with rare words counting for more.
 */
export function findAnswers(
  items: readonly HelpItem[],
  { topic, said = '', clearly = false }: { topic?: string | undefined; said?: string; clearly?: boolean },
): HelpItem[] {
  const read = items.map((item) => ({ item, question: wordsOf(item.question), answer: wordsOf(item.answer) }));
  const wanted = [...wordsOf(said)].map((word) => {
    const count = read.filter(({ question, answer }) => question.has(word) || answer.has(word)).length;
    return { word, weight: Math.log(1 + items.length / (1 + count)) };
  });
  const whole = wanted.reduce((sum, { weight }) => sum + weight, 0);
  const scored = read
    .filter(({ item }) => topic === undefined || item.topic === topic)
    .map(({ item, question, answer }) => ({
      item,
      score: wanted.reduce(
        (sum, { word, weight }) => sum + weight * (question.has(word) ? QUESTION_WEIGHT : answer.has(word) ? ANSWER_WEIGHT : 0),
        0,
      ),
    }));
  return scored
    .filter(({ score }) => topic !== undefined || (whole > 0 && score >= whole * (clearly ? CLEAR_SHARE : LEAST_SHARE)))
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item);
}
