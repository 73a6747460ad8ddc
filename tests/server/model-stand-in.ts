import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the OpenAI protocol has it, as far as the stand-in looks at it. */
export interface ModelRequest {
  model: string;
  stream: boolean;
  max_tokens?: number;
  messages: { role: string; content: string | null; tool_calls?: { id: string; function: { name: string; arguments: string } }[] }[];
  tools?: { type: string; function: { name: string; description: string; parameters: Record<string, unknown> } }[];
}

/** What the stand-in does with a request, one after the other. */
export type Act =
  | { text: string }
  | { call: string; args: unknown; id?: string }
  | { wait: number }
  /** Sent as it stands. */
  | { raw: string }
  /** The same text, again and again, until the line is cut. */
  | { forever: string }
  | { status: number }
  /** The line is cut. */
  | 'cut';

export interface ModelStandIn {
  url: string;
  /** Everything that was asked, and with which authorisation. */
  asked: { body: ModelRequest; authorization: string | undefined }[];
  /** How often somebody went away in the middle of an answer. */
  cut(): number;
  /** From now on this is done with each request. */
  does(acts: readonly Act[] | ((request: ModelRequest) => readonly Act[])): void;
  stop(): Promise<void>;
}

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function act(acts: readonly Act[], response: ServerResponse): Promise<void> {
  const status = acts.find((one): one is { status: number } => typeof one === 'object' && 'status' in one);
  if (status) {
    response.writeHead(status.status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error: { message: 'not now' } }));
    return;
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  let calls = 0;
  for (const one of acts) {
    if (one === 'cut') {
      response.destroy();
      return;
    }
    if ('wait' in one) await pause(one.wait);
    if ('raw' in one) response.write(one.raw);
    if ('text' in one) for (const piece of one.text.match(/.{1,7}/gsu) ?? []) response.write(chunk({ content: piece }));
    if ('call' in one) {
      const called = { name: one.call, arguments: typeof one.args === 'string' ? one.args : JSON.stringify(one.args) };
      response.write(chunk({ tool_calls: [{ index: calls, id: one.id ?? `call-${calls}`, type: 'function', function: called }] }));
      calls++;
    }
    while ('forever' in one && !response.destroyed) {
      response.write(chunk({ content: one.forever }));
      await pause(1);
    }
  }
  response.end(`${chunk({}, calls > 0 ? 'tool_calls' : 'stop')}data: [DONE]\n\n`);
}

/** A language model on this machine that says what it is told to: kind, slow, broken, endless or malicious. */
export async function startModelStandIn(): Promise<ModelStandIn> {
  let script: readonly Act[] | ((request: ModelRequest) => readonly Act[]) = [];
  let cut = 0;
  const asked: ModelStandIn['asked'] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece) => (text += String(piece)));
    request.on('end', () => {
      const body = JSON.parse(text) as ModelRequest;
      asked.push({ body, authorization: request.headers.authorization });
      response.on('close', () => {
        if (!response.writableFinished) cut++;
      });
      void act(typeof script === 'function' ? script(body) : script, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    cut: () => cut,
    does: (acts) => void (script = acts),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
