/** The hero of a preview: what is seen first. */
export type Hero = 'slider' | 'still' | 'parallax' | 'typed' | 'moving' | 'split' | 'plain';

/** How the homes below it are arranged. */
export type HomesLayout = 'cards' | 'rows' | 'mosaic' | 'story' | 'map-beside' | 'map-above';

/** What finds homes in the hero, besides the search bar of the shell. */
export type Finder = 'filters' | 'tabs' | 'none';

export type HeaderLook = 'simple' | 'basic' | 'classic' | 'standard';

/** The colours of a presentation; each is a set of tokens. */
export type Palette = 'clay' | 'forest' | 'night' | 'plum';

/** The picture of the logo. */
export type Logo = 'house' | 'tower' | 'door' | 'roofs';

/** One presentation of the market: shared parts, selected by data. */
export interface Theme {
  palette: Palette;
  logo: Logo;
  header: HeaderLook;
  footer: 'plain' | 'dark';
  hero: Hero;
  finder: Finder;
  homes: HomesLayout;
  /** The profile icon opens the login dialog instead of the login page. */
  accountDialog?: true;
  /** A row of figures about the market. */
  figures?: true;
}

/** The spec's twelve previews, by their addresses under `/theme/`; "morden" is the spec's spelling. */
export const THEMES: Record<string, Theme> = {
  'slider-filter-search': {
    palette: 'clay',
    logo: 'house',
    header: 'standard',
    footer: 'plain',
    hero: 'slider',
    finder: 'filters',
    homes: 'cards',
  },
  'corporate': {
    palette: 'night',
    logo: 'tower',
    header: 'classic',
    footer: 'dark',
    hero: 'still',
    finder: 'none',
    homes: 'cards',
    accountDialog: true,
    figures: true,
  },
  'enterprise': {
    palette: 'forest',
    logo: 'tower',
    header: 'standard',
    footer: 'dark',
    hero: 'split',
    finder: 'filters',
    homes: 'rows',
    figures: true,
  },
  'classic': { palette: 'plum', logo: 'door', header: 'classic', footer: 'plain', hero: 'plain', finder: 'filters', homes: 'rows' },
  'image-content': { palette: 'forest', logo: 'roofs', header: 'basic', footer: 'plain', hero: 'still', finder: 'none', homes: 'story' },
  'modern': { palette: 'night', logo: 'house', header: 'simple', footer: 'plain', hero: 'split', finder: 'none', homes: 'mosaic' },
  'parallax-image': { palette: 'plum', logo: 'roofs', header: 'simple', footer: 'dark', hero: 'parallax', finder: 'none', homes: 'cards' },
  'search-tab': { palette: 'clay', logo: 'door', header: 'basic', footer: 'plain', hero: 'still', finder: 'tabs', homes: 'cards' },
  'typed-image': { palette: 'forest', logo: 'house', header: 'simple', footer: 'plain', hero: 'typed', finder: 'none', homes: 'cards' },
  'morden-video': { palette: 'plum', logo: 'tower', header: 'simple', footer: 'dark', hero: 'moving', finder: 'tabs', homes: 'mosaic' },
  'map-v-search': { palette: 'night', logo: 'roofs', header: 'basic', footer: 'plain', hero: 'plain', finder: 'none', homes: 'map-beside' },
  'map-h-search': { palette: 'clay', logo: 'roofs', header: 'basic', footer: 'plain', hero: 'plain', finder: 'none', homes: 'map-above' },
};

/** The theme at an address, or null. */
export function themeAt(path: string): { name: string; theme: Theme } | null {
  const name = /^\/theme\/([a-z-]+)\/?$/i.exec(path)?.[1]?.toLowerCase().replace('modern-video', 'morden-video');
  const theme = name === undefined ? undefined : THEMES[name];
  return name !== undefined && theme ? { name, theme } : null;
}
