/** The folders of `src`, and which others each may import; each may import itself. */
export const HOUSE: Readonly<Record<string, readonly string[]>> = {
  'domain': [],
  'kernel': ['domain'],
  'forms': ['domain'],
  'capabilities': ['kernel', 'domain'],
  'understanding': ['domain'],
  'conversation': ['understanding', 'kernel', 'capabilities', 'forms', 'domain'],
  'services': ['domain', 'kernel', 'capabilities'],
  'state': ['domain', 'kernel', 'conversation'],
  'voice': ['domain'],
  'vision': ['domain', 'models'],
  'ui': ['domain'],
  'assistant': ['ui', 'voice', 'state', 'conversation', 'kernel', 'domain'],
  'search-bar': ['ui', 'voice', 'vision', 'state', 'kernel', 'capabilities', 'domain'],
  'screens': ['ui', 'forms', 'search-bar', 'vision', 'state', 'kernel', 'capabilities', 'domain'],
  'app': [
    'assistant',
    'search-bar',
    'screens',
    'ui',
    'voice',
    'vision',
    'services',
    'state',
    'conversation',
    'understanding',
    'capabilities',
    'forms',
    'kernel',
    'domain',
  ],
  'server': ['domain', 'kernel', 'understanding', 'capabilities', 'vision', 'models'],
  'models': ['domain', 'understanding', 'vision', 'server'],
  'vite.config.ts': ['models', 'server', 'understanding', 'domain'],
};

/** Of some folders not every file may be imported, or not by everybody. */
export const DOORS: readonly { from: string; to: RegExp; only: RegExp; says: string }[] = [
  { from: 'state', to: /^src\/conversation\//, only: /^type$/, says: 'import its types only' },
  {
    from: 'services',
    to: /^src\/capabilities\/[^/]+\//,
    only: /\/(contract|ports)\.ts$/,
    says: 'take the contract or the ports of the capability; what both need belongs into src/domain',
  },
  { from: 'server', to: /^src\/vision\//, only: /^src\/vision\/gate\//, says: 'the server sees with src/vision/gate alone' },
  { from: 'models', to: /^src\/vision\//, only: /^src\/vision\/gate\//, says: 'the scripts of the models see with src/vision/gate alone' },
  {
    from: 'models',
    to: /^src\/server\//,
    only: /^src\/server\/(photos|catalogue)\//,
    says: 'of the server the scripts of the models take src/server/photos and the pictures of the catalogue alone',
  },
];

/** The folder of the house in which a file stands; a package has none. */
export function folderOf(file: string): string | null {
  const [top, folder] = file.split('/');
  if (top === 'src') return folder!;
  return HOUSE[top!] && (top === 'models' || file === top) ? top! : null;
}

/** The capability whose file this is; none for what joins them all. */
export const capabilityOf = (file: string): string | null => /^src\/capabilities\/([^/]+)\//.exec(file)?.[1] ?? null;

/** A file right in `src/capabilities`, which joins them all together. */
export const joinsCapabilities = (file: string): boolean => /^src\/capabilities\/[^/]+$/.test(file);

/** Runs on Node, and never in a browser. */
export const isForNode = (file: string): boolean => /^(src\/(server|understanding\/(node|tools))\/|models\/|vite\.config\.ts$)/.test(file);

/** Runs without React and without a browser. */
export const isPure = (file: string): boolean =>
  /^src\/(domain|kernel|capabilities|conversation|understanding|forms|vision\/gate)\//.test(file);
