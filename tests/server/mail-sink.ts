import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail server that takes every mail and remembers it. */
export interface MailSink {
  url: string;
  /** The Message-ID of each mail, in the order they came. */
  taken: string[];
  stop(): Promise<void>;
}

/** `slow`: how long it thinks about a mail, in milliseconds. */
export async function startMailSink(slow = 0): Promise<MailSink> {
  const taken: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    const say = (line: string) => socket.writable && socket.write(`${line}\r\n`);
    let text = '';
    let isMail = false;
    say('220 sink');
    socket.on('data', (chunk) => {
      text += String(chunk);
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (isMail) {
          const id = /^Message-ID: (.*)$/i.exec(line)?.[1];
          if (id) taken.push(id);
          if (line !== '.') continue;
          isMail = false;
          setTimeout(() => say('250 taken'), slow);
        } else if (/^data/i.test(line)) {
          isMail = true;
          say('354 go on');
        } else say(/^quit/i.test(line) ? '221 bye' : '250 fine');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    async stop() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
