import * as z from 'zod/mini';
import { Filters } from '../../domain/filters.ts';
import { SCREENS } from '../../domain/screens.ts';
import type { Calls } from '../../kernel/call.ts';

const MOST_TOOLS = 8;
export const MOST_STEPS = 4;
const MOST_CALLS_A_STEP = 4;
const MOST_FOCUS = 8;
/** A tool's result in characters; what is longer is cut off by whoever sends it. */
export const LONGEST_RESULT = 4000;

const Name = z.string().check(z.regex(/^[a-z][a-z-]{1,40}$/));
const Data = z.record(z.string(), z.unknown());

/** A command as a tool: its name, what it does, and the JSON Schema of its arguments. */
export const CompanionTool = z.object({ name: Name, description: z.string().check(z.maxLength(300)), input: Data });
export type CompanionTool = z.infer<typeof CompanionTool>;

const ToolCall = z.object({ id: z.string().check(z.maxLength(100)), name: Name, args: Data });

/** A round of tools: what the model called, and what came of it. */
const CompanionStep = z.object({
  calls: z
    .array(z.extend(ToolCall, { result: z.string().check(z.maxLength(LONGEST_RESULT)) }))
    .check(z.minLength(1), z.maxLength(MOST_CALLS_A_STEP)),
});
export type CompanionStep = z.infer<typeof CompanionStep>;

/** All that a language model is told of a question. It names nobody. */
export const CompanionQuestion = z.object({
  said: z.string().check(z.minLength(1), z.maxLength(1000)),
  language: z.string().check(z.regex(/^[a-z]{2,3}$/)),
  screen: z.enum(SCREENS),
  /** What the person must have. */
  goal: Filters,
  /** The homes that are being talked about, as data. */
  homes: z.array(Data).check(z.maxLength(MOST_FOCUS)),
  tools: z.array(CompanionTool).check(z.maxLength(MOST_TOOLS)),
  steps: z.array(CompanionStep).check(z.maxLength(MOST_STEPS)),
});
export type CompanionQuestion = z.infer<typeof CompanionQuestion>;

/** What comes of it, part by part: text, calls of tools, and how it ended. */
export const CompanionEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.extend(ToolCall, { type: z.literal('call') }),
  z.object({ type: z.literal('end') }),
  z.object({ type: z.literal('failed') }),
]);
export type CompanionEvent = z.infer<typeof CompanionEvent>;

export const COMPANION_CALLS = {
  askCompanion: {
    method: 'POST',
    path: '/api/companion',
    summary:
      'Asks the language model of this site, where it has one, and streams what it says and which tools it calls; the caller runs the tools and asks again with their results. 503 `companion-off` where there is none.',
    body: CompanionQuestion,
    answer: CompanionEvent,
    streams: true,
  },
} as const satisfies Calls;
