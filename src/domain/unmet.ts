import * as z from 'zod/mini';

/** Why a sentence stands in the list: it was not understood, or the search that it is found no home. */
export const UnmetKind = z.enum(['not-understood', 'found-nothing']);
export type UnmetKind = z.infer<typeof UnmetKind>;

/** What people said to no avail. Nobody knows who. `at`: when it was last said, in ISO 8601. */
export const UnmetSentence = z.object({
  id: z.int(),
  kind: UnmetKind,
  text: z.string(),
  language: z.string(),
  count: z.int(),
  at: z.string(),
});
export type UnmetSentence = z.infer<typeof UnmetSentence>;

/** Longer ones are no wishes. */
const LONGEST = 160;
/** A number of six digits or more (however grouped) but for round prices, an address, a link, or what tells a name or a secret. */
const PERSONAL =
  /@|https?:|www\.|(?:\p{Nd}[\s.-]?){6,}(?<!0{4})|\b(?:my name|i am called|i'm called|password|otp|naam|peru)\b|नाम|पासवर्ड|పేరు|పాస్‌?వర్డ్|نام ہے|پاس ورڈ/iu;

/** A sentence as it may be kept for our people; null for one that may say who somebody is. Source: our privacy policy. */
export function withoutPerson(said: string): string | null {
  const text = said.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return text === '' || text.length > LONGEST || PERSONAL.test(text) ? null : text;
}
