import * as z from 'zod/mini';

/** What a program may ask for in somebody's name; each time the person has the last word. */
export const KEY_SCOPES = ['save', 'enquire', 'visit'] as const;
export const KeyScope = z.enum(KEY_SCOPES);
export type KeyScope = z.infer<typeof KeyScope>;

export const LONGEST_KEY_NAME = 60;
/** What a key may ask for in a day, if its owner says nothing else. */
export const USUAL_REQUESTS = 20;
export const MOST_REQUESTS = 100;

/** A key of an account, without its secret. Times in ISO 8601. */
export const AccessKey = z.object({
  id: z.int(),
  name: z.string(),
  may: z.array(KeyScope),
  /** How many requests a day. */
  aDay: z.int(),
  madeAt: z.string(),
  usedAt: z.nullable(z.string()),
});
export type AccessKey = z.infer<typeof AccessKey>;

/** `done` once the person has agreed; `refused`, or `waiting` for either. */
const REQUEST_STATES = ['waiting', 'done', 'refused'] as const;

/** What a program asks for with a key. Texts are the program's. */
export const KeyRequest = z.object({
  id: z.int(),
  kind: KeyScope,
  home: z.object({ id: z.int(), name: z.string() }),
  /** What is written to whoever offers the home; empty for saving. */
  text: z.string(),
  /** The day and time of a visit, in words. */
  when: z.string(),
  /** The name of the key. */
  by: z.string(),
  state: z.enum(REQUEST_STATES),
  at: z.string(),
});
export type KeyRequest = z.infer<typeof KeyRequest>;
