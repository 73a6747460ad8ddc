/** What somebody does, and what is heard upon it. */
export interface Step {
  does: string;
  hears: readonly Line[];
}

interface Line {
  text: string;
  /** Heard after the line before it; or told by the live region, between other lines or after them; or gone too soon to be heard each time. */
  when: 'next' | 'live' | 'perhaps';
}

const DOES = '> ';
const MARKS = { next: '', live: '~ ', perhaps: '? ' } as const;

/** What comes from the data, by its name in a transcript; amounts only in words. */
const DATA: Readonly<Record<string, string>> = {
  number: String.raw`\d[\d,]*`,
  rupees: String.raw`\d[\d.,]* (?:lakh |crore )?rupees`,
  home: String.raw`[^,]+ in [^,]+, [^,]+`,
  facing: String.raw`(?:north|east|south|west)(?:-(?:east|west))?`,
  day: String.raw`\d{1,2} [A-Z][a-z]+ \d{4}`,
  email: String.raw`\S+@\S+`,
};

/** Modes of the reader, places that are left, and the browser's own windows: none of them are words of ours. */
const NOT_OURS = [/^(?:Focus|Browse) mode$/, /^leaving .+\.$/, /^Loading\. Please wait\.$/, /^Finished loading/, /Chromium frame\.$/];

function lineOf(text: string): Line {
  const when = text.startsWith(MARKS.live) ? 'live' : text.startsWith(MARKS.perhaps) ? 'perhaps' : 'next';
  return { when, text: text.slice(MARKS[when].length) };
}

/** A transcript: lines that begin with `> ` are done, those after it heard; what comes before the first tells what it is about. */
export function readTranscript(text: string): Step[] {
  const [, ...parts] = `\n${text}`.split(`\n${DOES}`);
  return parts.map((part) => {
    const [does, ...lines] = part.split('\n').filter((line) => line.trim() !== '');
    const hears = lines.map(lineOf);
    return { does: does!, hears };
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function isLike(line: Line, heard: string): boolean {
  const parts = line.text.split(/\{([a-z]+)\}/);
  const pattern = parts.map((part, place) => (place % 2 === 0 ? escaped(part) : (DATA[part] ?? `no data is called ${part}`))).join('');
  return new RegExp(`^${pattern}$`).test(heard);
}

/** What was heard, without what is not ours. */
export const ours = (heard: readonly string[]): string[] => heard.filter((text) => !NOT_OURS.some((pattern) => pattern.test(text)));

/** Whether exactly this was heard: each line once, and those that come next in their order. */
export function isHeard(hears: readonly Line[], heard: readonly string[]): boolean {
  const rest = ours(heard);
  for (const line of hears.filter(({ when }) => when !== 'next')) {
    const at = rest.findIndex((text) => isLike(line, text));
    if (at !== -1) rest.splice(at, 1);
    else if (line.when === 'live') return false;
  }
  const next = hears.filter(({ when }) => when === 'next');
  return rest.length === next.length && next.every((line, place) => isLike(line, rest[place]!));
}

/** A step and what was heard upon it, as a transcript has it. */
export const written = (does: string, lines: readonly string[]): string => [DOES + does, ...lines].join('\n');

export const expectedOf = ({ does, hears }: Step): string =>
  written(
    does,
    hears.map(({ when, text }) => MARKS[when] + text),
  );
