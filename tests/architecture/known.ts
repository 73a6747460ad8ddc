/**
 * Breaches that stand in the project today, by rule; `*` is any text. A new one fails, and so does a line here that is no
 * longer needed. Whoever adds one says why in src/DECISIONS.md.
 */
export const KNOWN: Readonly<Record<string, readonly string[]>> = {
  'only src/services calls servers': [
    // The photo model is a file that tells how far it has come.
    'src/vision/fetch-with-progress.ts fetch',
  ],
  'no function over 70 lines or 15 branches': [
    'begin-payment.ts beginPayment',
    'conversation.ts createConversation',
    'listing-address.ts readListingAddress',
    'listing-address.ts listingAddress',
    'property-mapper.ts toProperty',
    'run-command.ts createRunner',
    'listing.tsx ListingScreen',
    'payment.tsx PayForm',
    'payment.tsx PaymentScreen',
    'use-search.ts useSearch',
    'generate.ts home',
    'site.ts siteAmenities',
    'sandbox.ts createSandbox',
    'photo-search.ts startPhotoSearch',
    'conditions.ts conditions',
    'queries.ts createQueries',
    'features.ts symbolsOf',
    'filter-slots.ts asMoney',
    'interpret.ts createUnderstanding',
    'localities.ts soundsLikeLocality',
    'measured.ts numbersAt',
    'spoken-digits.ts readDigits',
    'quantities.ts rangeEnd',
    'quantities.ts readQuantity',
    'slots.ts ordinalSlots',
    'recogniser.ts listen',
  ],
};

const matches = (pattern: string, key: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`, 'u').test(key);

/** Whether a breach stands in the list. */
export const isKnown = (rule: string, key: string): boolean => KNOWN[rule]?.some((pattern) => matches(pattern, key)) === true;

/** Lines of the list that match none of these breaches. */
export const needless = (rule: string, keys: readonly string[]): string[] =>
  KNOWN[rule]?.filter((pattern) => !keys.some((key) => matches(pattern, key))) ?? [];
