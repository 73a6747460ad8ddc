import { readPolyglot } from '/work/h/und/src/understanding/node/read-understanding.ts';
const p = readPolyglot();
const ctx = JSON.parse(process.argv[2] || '{}');
for (const text of process.argv.slice(3)) {
  const r = p.in(p.languageOf(text,'en')).interpret(text, ctx);
  console.log(text,'->',p.languageOf(text,'en'), r.intent, r.confidence, r.decision, JSON.stringify(r.slots), JSON.stringify(r.extras), 'rest:',r.rest, r.alternatives.map(a=>a.intent+':'+a.probability.toFixed(2)).join(' '));
}
