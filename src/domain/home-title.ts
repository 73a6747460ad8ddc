/** What a title without a name of its own says: the kind of home, its size, where it is, and which one it is there. */
export interface HomeTitle {
  kind: 'flat' | 'house' | 'villa' | 'pg' | 'office' | 'plot';
  /** Bedrooms, or square yards of a plot. */
  size?: string;
  locality: string;
  /** Building or street, and number. */
  which: string;
}

const KINDS: Record<HomeTitle['kind'], { begins: string; sized?: string }> = {
  flat: { begins: 'flat', sized: 'BHK' },
  house: { begins: 'independent house', sized: 'BHK' },
  villa: { begins: 'villa', sized: 'BHK' },
  pg: { begins: 'PG room' },
  office: { begins: 'Office space' },
  plot: { begins: 'plot', sized: 'sq yd' },
};

/** The title in English, as it is stored: "3 BHK flat in Gachibowli, Deccan Heights B-204". */
export function writeTitle({ kind, size, locality, which }: HomeTitle): string {
  const { begins, sized } = KINDS[kind];
  return `${sized ? `${size} ${sized} ` : ''}${begins} in ${locality}, ${which}`;
}

const PATTERNS = Object.entries(KINDS).map(
  ([kind, { begins, sized }]) =>
    [
      kind as HomeTitle['kind'],
      new RegExp(`^${sized ? `(?<size>[\\d.,]+) ${sized} ` : ''}${begins} in (?<locality>[^,]+), (?<which>.+)$`),
    ] as const,
);

/** What a stored title says, to be said in another language; null for a name that somebody gave. */
export function readTitle(title: string): HomeTitle | null {
  for (const [kind, pattern] of PATTERNS) {
    const { size, locality, which } = pattern.exec(title)?.groups ?? {};
    if (locality && which) return { kind, ...(size && { size }), locality, which };
  }
  return null;
}
