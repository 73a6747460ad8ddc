import * as z from 'zod/mini';

/** What a case is about. */
export const CaseAbout = z.enum(['complaint', 'payment', 'other']);
export type CaseAbout = z.infer<typeof CaseAbout>;

/** `open` waits for one of our people, `answered` for nobody. */
export const CaseState = z.enum(['open', 'answered', 'closed']);
export type CaseState = z.infer<typeof CaseState>;

/** The longest text of a case, of what is added to it, and of an answer. */
export const LONGEST_CASE_TEXT = 1000;

/** What everybody learns who knows its number. Time in ISO 8601. */
export const CaseStanding = z.object({ number: z.string(), state: CaseState, at: z.string() });
export type CaseStanding = z.infer<typeof CaseStanding>;

/** What was added to a case later: by the person, or as an answer of ours. */
const CaseNote = z.object({ by: z.enum(['person', 'office']), text: z.string(), at: z.string() });

/** A case as its opener and operators see it. */
export const SupportCase = z.extend(CaseStanding, {
  about: CaseAbout,
  /** The person's own words. */
  text: z.string(),
  /** A telephone number or an e-mail address. */
  reach: z.string(),
  payment: z.nullable(z.string()),
  notes: z.array(CaseNote),
});
export type SupportCase = z.infer<typeof SupportCase>;

/** What a device keeps of a case opened on it: the number, and the key that shows that it was opened here. */
export const HeldCase = z.object({ number: z.string().check(z.maxLength(20)), key: z.uuid() });
export type HeldCase = z.infer<typeof HeldCase>;

/** How many cases a device keeps, the newest. */
export const MOST_HELD = 20;
