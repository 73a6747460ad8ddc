/** The addresses of one screen component: those that look different, and those that differ in their data alone. */
interface Addresses {
  each: string[];
  alike?: string[];
}

/** By the file of the screen, an address of every route of the site, aliases left out, and of those that find nothing. */
export const SCREENS: Readonly<Record<string, Addresses>> = {
  'home/home': { each: ['/'] },
  'listing/listing': {
    each: [
      '/page/user/my-listing?search=2+BHK+flats+in+Gachibowli&isSearch=true',
      '/page/user/my-listing?search=qwrtzp&isSearch=true',
      '/listing/list-view?type=buy',
      '/listing/tab-layout?type=buy',
    ],
    alike: ['/page/buy', '/page/rental', '/page/commercial', '/page/pg', '/page/agent-private-properties'],
  },
  'my-listings/my-listings': { each: ['/page/user/my-listing?mine=true'] },
  'place/place': { each: ['/locality/kondapur'] },
  'place/places': { each: ['/locality'] },
  'place/place-comparison': { each: ['/locality/kondapur/miyapur'] },
  'loan/loan': { each: ['/page/homeloancalculator'] },
  'agents/agent-list': { each: ['/agent/agent-list'] },
  'agents/agent-profile': { each: ['/agent/agent-profile?id=1'] },
  'property/property': { each: ['/property/1?id=12', '/property/1?id=999999999', '/property/image-slider?id=12'] },
  'comparison/comparison': { each: ['/property/property-comparison'] },
  'favourites/favourites': { each: ['/favourites'] },
  'plans/plans': { each: ['/subscription-plans'] },
  'sign-up/sign-up': { each: ['/signup?plan=Pro&billing=monthly&price=999&purpose=agent'] },
  'payment/payment': { each: ['/payment-method?plan=Pro&billing=monthly&price=999&purpose=customer'] },
  'sandbox-bank/sandbox-bank': { each: ['/sandbox-bank'] },
  'log-in/log-in': { each: ['/login'] },
  'log-in/customer-log-in': { each: ['/login-customer'] },
  'password/code-log-in': { each: ['/page/other-pages/log-in-code'] },
  'password/forgot-password': { each: ['/page/other-pages/forgot-password'] },
  'password/change-password': { each: ['/change-password'], alike: ['/usrchangepassword'] },
  'account/account': { each: ['/admin'] },
  'review/review': { each: ['/admin/review'] },
  'create-property/create-property': { each: ['/page/user/create-property'] },
  'saved-searches/saved-searches': { each: ['/saved-searches'] },
  'visits/visits': { each: ['/visits'] },
  'threads/threads': { each: ['/messages'] },
  'still-available/still-available': { each: ['/still-available'] },
  'help/help': { each: ['/help'] },
  'help/question': { each: ['/help/a-email'] },
  'help/sales-enquiry': { each: ['/sales-enquiry'] },
  'text-page/text-page': { each: ['/terms-condition'], alike: ['/privacy-policy', '/accessibility', '/coming-soon'] },
  'text-page/not-found': { each: ['/404'] },
  'text-page/contact': { each: ['/contact'] },
  'themes/themes': { each: ['/theme'] },
  'themes/theme-preview': {
    each: ['/theme/slider-filter-search'],
    alike: [
      '/theme/corporate',
      '/theme/enterprise',
      '/theme/classic',
      '/theme/image-content',
      '/theme/modern',
      '/theme/parallax-image',
      '/theme/search-tab',
      '/theme/typed-image',
      '/theme/morden-video',
      '/theme/map-v-search',
      '/theme/map-h-search',
    ],
  },
};

/** What the short run looks at with axe and the keyboard. */
export const DISTINCT = Object.values(SCREENS).flatMap(({ each }) => each);

export const ROUTES = Object.values(SCREENS).flatMap(({ each, alike = [] }) => [...each, ...alike]);
