import { once } from 'node:events';
import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOK_EVERY_MS = 200;
const TRY_FOR_MS = 5000;

/** A reverse proxy as one stands before several servers: it asks each how it is, and passes requests to those that are ready in turn. */
export interface LocalProxy {
  url: string;
  /** From now on the server of this number is there. */
  setTarget(number: number, url: string): void;
  stop(): Promise<void>;
}

interface Target {
  url: string;
  ready: boolean;
}

const isNotThere = (error: NodeJS.ErrnoException): boolean => error.code === 'ECONNREFUSED';

export async function startLocalProxy(urls: string[]): Promise<LocalProxy> {
  const targets: Target[] = urls.map((url) => ({ url, ready: true }));
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const look = async (target: Target) => {
    const { url } = target;
    const ready = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (target.url === url) target.ready = ready;
  };
  const looking = setInterval(() => void Promise.all(targets.map(look)), LOOK_EVERY_MS);

  /** One request to one server; where nothing listens there, another one gets it, as no server has seen it. */
  function pass(from: IncomingMessage, body: Buffer, to: ServerResponse, until: number): void {
    const ready = targets.filter((target) => target.ready);
    const target = ready[turn++ % Math.max(1, ready.length)];
    const again = () => {
      if (performance.now() < until) return setTimeout(() => pass(from, body, to, until), LOOK_EVERY_MS / 4);
      return to.writeHead(502).end();
    };
    if (!target) return void again();
    const forwarded = [from.headers['x-forwarded-for'], from.socket.remoteAddress].flat().filter(Boolean).join(', ');
    const headers = { ...from.headers, 'x-forwarded-for': forwarded, 'content-length': String(body.length) };
    const passed = ask(new URL(from.url!, target.url), { method: from.method!, headers, agent }, (answer) => {
      to.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(to);
    });
    passed.on('error', (error) => {
      if (to.headersSent) to.destroy();
      else if (isNotThere(error)) again();
      else to.writeHead(502, { 'Content-Type': 'text/plain' }).end(String(error));
    });
    passed.end(body);
  }

  const server = createServer((from, to) => {
    const chunks: Buffer[] = [];
    from.on('data', (chunk: Buffer) => chunks.push(chunk));
    from.on('end', () => pass(from, Buffer.concat(chunks), to, performance.now() + TRY_FOR_MS));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setTarget: (number, url) => void (targets[number] = { url, ready: true }),
    async stop() {
      clearInterval(looking);
      server.closeAllConnections();
      server.close();
      agent.destroy();
      await once(server, 'close');
    },
  };
}
