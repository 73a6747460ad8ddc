import { END, START, type Gram, type SpokenGrammar } from '../../domain/spoken-grammar.ts';

/** A network of words: arcs that take a word, and arcs that take none. */
export interface WordGraph {
  states: number;
  start: number;
  final: number;
  arcs: [from: number, to: number, word: string, probability: number][];
  skips: [from: number, to: number, probability: number][];
}

const nameOf = (word: string): string | null => (word.startsWith('{') ? word.slice(1, -1) : null);

/** The least that any way through a network still counts. */
const LEAST = 1e-6;

/** Arcs without words after one another, as single ones: the decoder follows only one at a time. */
function closed(skips: WordGraph['skips']): WordGraph['skips'] {
  const from = Map.groupBy(skips, ([start]) => start);
  const all: WordGraph['skips'] = [];
  for (const start of from.keys()) {
    const best = new Map<number, number>();
    const waiting: [number, number][] = [[start, 1]];
    for (let item = waiting.pop(); item; item = waiting.pop()) {
      for (const [, to, probability] of from.get(item[0]) ?? []) {
        const through = item[1] * probability;
        if (to === start || through <= Math.max(LEAST, best.get(to) ?? 0)) continue;
        best.set(to, through);
        waiting.push([to, through]);
      }
    }
    for (const [to, probability] of best) all.push([start, to, probability]);
  }
  return all;
}

export interface Spoken {
  /** The intents that can be said now, with how likely they are. */
  intents: Readonly<Record<string, number>>;
  /** More that can be said now, as whole sentences: the names of controls in view. */
  names: readonly string[];
}

/** What people say before the name of a control. */
const PRESS = ['press', 'click', 'tap', 'choose'];
const NAME_PROBABILITY = 0.05;
/** What people say before they say something. */
const ASIDES = ['um', 'uh', 'okay', 'so', 'please', 'hey', 'well'];
const ASIDE_PROBABILITY = 0.01;

class Network {
  readonly #grammar: SpokenGrammar;
  readonly #states = new Map<string, number>();
  readonly #arcs: WordGraph['arcs'] = [];
  readonly #skips: WordGraph['skips'] = [];
  readonly #built = new Set<string>();

  constructor(grammar: SpokenGrammar) {
    this.#grammar = grammar;
  }

  state(key: string): number {
    const found = this.#states.get(key) ?? this.#states.size;
    this.#states.set(key, found);
    return found;
  }

  /** The state after two words; after a slot nothing else counts. */
  #after(part: string, before: number, last: number): number {
    const slot = last >= 0 && nameOf(this.#grammar.words[last]!);
    if (last === START) return this.state(`${part}:start`);
    return this.state(slot ? `${part}:${last}` : `${part}:${before},${last}`);
  }

  /** Adds the ways of one part: the sentences, or a slot. */
  add(part: string, grams: Iterable<Gram>): void {
    const byState = Map.groupBy(grams, ([before, last]) => this.#after(part, before, last));
    for (const [from, some] of byState) {
      const all = some.reduce((sum, gram) => sum + gram[3], 0);
      for (const [, last, next, count] of some) this.#step(part, from, last, next, count / all);
    }
  }

  #step(part: string, from: number, last: number, next: number, probability: number): void {
    if (next === END) {
      this.#skips.push([from, this.state(`${part}:end`), probability]);
      return;
    }
    const word = this.#grammar.words[next]!;
    const slot = nameOf(word);
    const to = this.#after(part, last, next);
    if (slot === null) this.#arcs.push([from, to, word, probability]);
    else {
      this.#skips.push([from, this.state(`${slot}:start`), probability]);
      this.#skips.push([this.state(`${slot}:end`), to, 1]);
      if (this.#built.has(slot)) return;
      this.#built.add(slot);
      this.add(slot, this.#grammar.slots[slot] ?? []);
    }
  }

  /** The name of a control, alone or after a word for pressing it. */
  addName(part: string, words: readonly string[]): void {
    const name = words.map((_, at) => this.state(`${part}:name ${words.slice(0, at).join(' ')}`));
    const start = name[0]!;
    this.#skips.push([this.state(`${part}:start`), start, NAME_PROBABILITY]);
    for (const press of PRESS) this.#arcs.push([this.state(`${part}:start`), start, press, NAME_PROBABILITY]);
    for (const [at, word] of words.entries())
      this.#arcs.push([name[at]!, name[at + 1] ?? this.state(`${part}:end`), word, NAME_PROBABILITY]);
  }

  /** A word that may stand before everything else. */
  addAside(part: string, word: string): void {
    const start = this.state(`${part}:start`);
    this.#arcs.push([start, start, word, ASIDE_PROBABILITY]);
  }

  graph(part: string): WordGraph {
    return {
      start: this.state(`${part}:start`),
      final: this.state(`${part}:end`),
      states: this.#states.size,
      arcs: this.#arcs,
      skips: closed(this.#skips),
    };
  }
}

/** States from which the same can be said are one. */
function smaller(graph: WordGraph): WordGraph {
  let same = Array.from({ length: graph.states }, (_, state) => state);
  for (let merged = true; merged;) {
    const ways = same.map((): string[] => []);
    for (const [from, to, word] of graph.arcs) ways[same[from]!]!.push(`${word} ${same[to]}`);
    for (const [from, to] of graph.skips) ways[same[from]!]!.push(`${same[to]}`);
    const first = new Map<string, number>();
    const ones = new Map<number, number>();
    for (const state of new Set(same)) {
      if (state === graph.start || state === graph.final) continue;
      const key = [...new Set(ways[state])].toSorted().join('|');
      const one = first.get(key);
      if (one === undefined) first.set(key, state);
      else ones.set(state, one);
    }
    merged = ones.size > 0;
    same = same.map((state) => ones.get(state) ?? state);
  }
  const numbers = new Map([...new Set(same)].map((state, number) => [state, number]));
  const numberOf = (state: number): number => numbers.get(same[state]!)!;
  const arcs = new Map<string, WordGraph['arcs'][number]>();
  for (const [a, b, word, probability] of graph.arcs) {
    const [from, to] = [numberOf(a), numberOf(b)];
    const key = `${from} ${to} ${word}`;
    arcs.set(key, [from, to, word, Math.max(probability, arcs.get(key)?.[3] ?? 0)]);
  }
  const skips = new Map<string, WordGraph['skips'][number]>();
  for (const [a, b, probability] of graph.skips) {
    const [from, to] = [numberOf(a), numberOf(b)];
    skips.set(`${from} ${to}`, [from, to, Math.max(probability, skips.get(`${from} ${to}`)?.[2] ?? 0)]);
  }
  return {
    start: numberOf(graph.start),
    final: numberOf(graph.final),
    states: numbers.size,
    arcs: [...arcs.values()],
    skips: [...skips.values()],
  };
}

const SENTENCE = 'sentence';

/** Everything that can be said now, as a network of words. */
export function graphOf(grammar: SpokenGrammar, { intents, names }: Spoken): WordGraph {
  const network = new Network(grammar);
  const sums = new Map<string, Gram>();
  for (const [intent, weight] of Object.entries(intents)) {
    const grams = grammar.intents[intent] ?? [];
    const all = grams.filter(([, last]) => last === START).reduce((sum, gram) => sum + gram[3], 0);
    for (const [before, last, next, count] of grams) {
      const key = `${before} ${last} ${next}`;
      const sum = sums.get(key) ?? [before, last, next, 0];
      sum[3] += (count / all) * weight;
      sums.set(key, sum);
    }
  }
  network.add(SENTENCE, sums.values());
  for (const name of names) network.addName(SENTENCE, name.split(' '));
  for (const word of ASIDES) network.addAside(SENTENCE, word);
  return smaller(network.graph(SENTENCE));
}
