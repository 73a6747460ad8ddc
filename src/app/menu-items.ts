import { MARKET_PATHS, SCREEN_ADDRESSES } from '../domain/addresses.ts';
import type { Filters } from '../domain/filters.ts';
import { listingAddress } from '../domain/listing-address.ts';
import type { CommandCall } from '../kernel/reply.ts';

/** One entry of the menu. Titles are keys of `menu` in `locales`. */
export interface MenuItem {
  title: string;
  /** Where a link leads. */
  path?: string;
  /** What an entry does that is no link. */
  command?: CommandCall;
  /** `sub` opens its children. */
  type: 'link' | 'sub';
  children?: MenuGroup[];
  badgeText?: string;
  /** Only for those who are logged in. */
  forMembers?: true;
}

interface MenuGroup {
  title: string;
  items: MenuItem[];
}

const TYPES: [string, NonNullable<Filters['type']>][] = [
  ['flats', 'Flat'],
  ['house', 'TownHouse'],
  ['villa', 'Villa'],
  ['office', 'Office Space'],
  ['lands', 'Land'],
];

const link = (title: string, path: string, more: Partial<MenuItem> = {}): MenuItem => ({ title, path, type: 'link', ...more });

const typesFor = (purpose: 'buy' | 'rent'): MenuItem[] =>
  TYPES.map(([title, type]) =>
    link(
      `types.${title}`,
      listingAddress({ filters: { purpose, type } }),
      purpose === 'rent' && title === 'office' ? { badgeText: 'new' } : {},
    ),
  );

const popular = (readyToMove: string): MenuItem[] => [link('readyToMove', readyToMove), link('ownerProperties', MARKET_PATHS.owners)];

/** The main menu, in its order. */
export const MENU: MenuItem[] = [
  {
    title: 'buy',
    type: 'sub',
    children: [
      { title: 'popularChoices', items: popular(MARKET_PATHS.buy) },
      { title: 'propertyTypes', items: typesFor('buy') },
    ],
  },
  {
    title: 'rent',
    type: 'sub',
    children: [
      { title: 'popularChoices', items: [...popular(MARKET_PATHS.rental), link('commercialSpace', MARKET_PATHS.commercial)] },
      { title: 'propertyTypes', items: typesFor('rent') },
    ],
  },
  {
    title: 'sell',
    type: 'sub',
    children: [
      { title: 'forOwner', items: [{ title: 'postProperty', type: 'link', command: { name: 'post-property' } }] },
      { title: 'forAgentBuilder', items: [link('findAgent', SCREEN_ADDRESSES.agents)] },
    ],
  },
  {
    title: 'help',
    type: 'sub',
    children: [
      { title: 'helpTopics', items: [link('helpCenter', SCREEN_ADDRESSES.help), link('salesEnquiry', SCREEN_ADDRESSES.sales_enquiry)] },
    ],
  },
  link('plans', SCREEN_ADDRESSES.plans),
  link('compare', SCREEN_ADDRESSES.compare),
  link('favourites', SCREEN_ADDRESSES.favourites, { forMembers: true }),
];
