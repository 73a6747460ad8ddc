import { readPart } from './src/understanding/node/learned.ts';
import { openIntents } from './src/understanding/node/read-intents.ts';
import { taggerData } from './src/understanding/interpret.ts';
import { tagText } from './src/understanding/tagger.ts';
import { featuresOf } from './src/understanding/features.ts';
const part = readPart('en', openIntents()); const d = taggerData(part);
for (const t of process.argv.slice(2)) { const g = tagText(t, d); console.log(g.tokens.map(x=>x.norm+(d.ordinary.has(x.norm)?'':'?')).join(' '), JSON.stringify(g.spans.map(s=>s.tags)), featuresOf(g, w=>d.ordinary.has(w)).join(' | ')); }
