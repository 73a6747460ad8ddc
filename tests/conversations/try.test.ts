import { pino } from 'pino';
import { readConfig } from '../../src/server/config.ts';
import { startServer } from '../../src/server/start.ts';
import { filledFolder, copyFilled } from '../server/filled/filled-folder.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { enter } from './play.ts';
import { it } from 'vitest';
import { readFileSync } from 'node:fs';
it('tries', async () => {
  const dataDir = temporaryFolder('try');
  copyFilled(filledFolder(), dataDir);
  const server = await startServer({
    config: readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
    log: pino({ level: 'silent' }),
  });
  for (const block of readFileSync('/tmp/t/try.txt', 'utf8').split(/\n\s*\n/)) {
    const e = enter(server.url);
    console.log('=====');
    for (const line of block.split('\n').filter(Boolean)) {
      const { replies, shown } = await e.say(line).catch((error) => ({ replies: [], shown: 'ERROR ' + error.stack.slice(0, 300) }));
      const f = e.services.results.current()?.answer.understood;
      console.log(
        `> ${line}\n  < ${shown} [${replies
          .flatMap((r) => r.suggestions ?? [])
          .map((s) => s.key.replace('commands.', ''))
          .join(
            ', ',
          )}]\n    {${e.scene.screen}} ${JSON.stringify(f?.filters ?? {})} ${f?.rest ? 'rest ' + f.rest + ' ' + f.restFound : ''}`,
      );
    }
  }
  await server.stop();
}, 600000);
