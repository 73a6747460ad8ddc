import type { ModelMessage, ToolSet } from 'ai';
import type { Logger } from 'pino';
import type { CompanionEvent, CompanionQuestion } from '../../capabilities/companion/contract.ts';
import type { CompanionSettings } from '../config.ts';
import { INSTRUCTIONS } from './instructions.ts';

/** How long the model may take: until its first part, between two, and for all of it. */
const TIMES = { firstChunkMs: 10_000, chunkMs: 8000, totalMs: 30_000 };
const MOST_TOKENS = 600;
/** More than this is no short answer: the rest is not waited for. */
const MOST_CHARACTERS = 3000;

/** The packages are loaded with the first question: most sites have no model. */
const load = async () => ({ ...(await import('ai')), ...(await import('@ai-sdk/openai-compatible')) });

type Sdk = Awaited<ReturnType<typeof load>>;

/** The commands as tools that nobody runs here: whoever asked does, where the person is. */
const toolsOf = ({ tools }: CompanionQuestion, { tool, jsonSchema }: Sdk): ToolSet =>
  Object.fromEntries(tools.map(({ name, description, input }) => [name, tool({ description, inputSchema: jsonSchema(input) })]));

/** The question as one object of data, and the rounds of tools after it. */
function messagesOf({ said, language, screen, goal, homes, steps }: CompanionQuestion): ModelMessage[] {
  const question = JSON.stringify({ said, language, screen, mustHave: goal, homes });
  return [
    { role: 'user', content: question },
    ...steps.flatMap(({ calls }): ModelMessage[] => [
      {
        role: 'assistant',
        content: calls.map(({ id, name, args }) => ({ type: 'tool-call', toolCallId: id, toolName: name, input: args })),
      },
      {
        role: 'tool',
        content: calls.map(({ id, name, result }) => ({
          type: 'tool-result',
          toolCallId: id,
          toolName: name,
          output: { type: 'json', value: { data: result } },
        })),
      },
    ]),
  ];
}

const isData = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Asks the model and passes on what comes, part by part; it ends with `end` or `failed`, whatever the model does. */
export async function* askModel(
  settings: CompanionSettings,
  question: CompanionQuestion,
  { signal, log }: { signal: AbortSignal; log: Logger },
): AsyncGenerator<CompanionEvent> {
  const sdk = await load();
  const provider = sdk.createOpenAICompatible({
    name: 'companion',
    baseURL: settings.baseUrl,
    ...(settings.apiKey !== undefined && { apiKey: settings.apiKey }),
  });
  const ended = new AbortController();
  const { stream } = sdk.streamText({
    model: provider.chatModel(settings.model),
    instructions: INSTRUCTIONS,
    messages: messagesOf(question),
    tools: toolsOf(question, sdk),
    maxOutputTokens: MOST_TOKENS,
    maxRetries: 1,
    timeout: TIMES,
    abortSignal: AbortSignal.any([signal, ended.signal]),
    // What went wrong comes as a part of the stream.
    onError: () => undefined,
  });
  let length = 0;
  try {
    for await (const part of stream) {
      if (part.type === 'text-delta') {
        length += part.text.length;
        yield { type: 'text', text: part.text };
      }
      if (part.type === 'tool-call' && !part.invalid && isData(part.input))
        yield { type: 'call', id: part.toolCallId, name: part.toolName, args: part.input };
      else if (part.type === 'tool-call' || part.type === 'error' || part.type === 'abort') {
        if (!signal.aborted)
          log.warn({ part: part.type, error: part.type === 'error' ? String(part.error) : undefined }, 'the language model failed');
        yield { type: 'failed' };
        return;
      }
      if (length > MOST_CHARACTERS) break;
    }
    yield { type: 'end' };
  } catch (error) {
    log.warn({ error: String(error) }, 'the language model failed');
    yield { type: 'failed' };
  } finally {
    ended.abort();
  }
}
