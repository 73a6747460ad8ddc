import { parseArgs } from 'node:util';
import type { Bench } from './bench.ts';
import { companion } from './companion.ts';
import { conversations } from './conversations.ts';
import { first } from './first.ts';
import { intents } from './intents.ts';
import { load } from './load.ts';
import { page } from './page.ts';
import { photos } from './photos.ts';
import { savedSearches } from './saved-searches.ts';
import { search } from './search.ts';
import { speech } from './speech.ts';

const BENCHES: Record<string, Bench> = {
  intents,
  conversations,
  companion,
  search,
  load,
  wishes: savedSearches,
  page,
  first,
  photos,
  speech,
};

/** `npm run bench -- NAME [--json] [--data DIR]`: a table for people and, with `--json`, one JSON object as the last line. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    data: { type: 'string', default: '../shared/data' },
    count: { type: 'string' },
    manifest: { type: 'string' },
    retrieval: { type: 'boolean' },
    index: { type: 'boolean' },
  },
});
const bench = BENCHES[positionals[0] ?? ''];
if (bench) {
  const { rows, result } = await bench({
    data: values.data,
    count: values.count === undefined ? undefined : Number(values.count),
    manifest: values.manifest,
    retrieval: values.retrieval,
    index: values.index,
  });
  console.table(rows);
  if (values.json) console.log(JSON.stringify(result));
  process.exit(0);
} else {
  console.error(`Use: npm run bench -- ${Object.keys(BENCHES).join('|')} [--json] [--data DIR]`);
  process.exitCode = 1;
}
