import * as z from 'zod/mini';

/** The screens a person can ask for by name, as the intent layer knows them. */
export const SCREENS = [
  'home',
  'results',
  'property',
  'favourites',
  'compare',
  'plans',
  'sign_up',
  'payment',
  'login',
  'change_password',
  'profile',
  'settings',
  'notifications',
  'my_listings',
  'post_property',
  'agents',
  'help',
  'sales_enquiry',
  'contact',
  'terms',
  'privacy',
  'emi_calculator',
  'pg',
  'commercial',
  'enquiries',
  'saved_searches',
  'visits',
  'place',
] as const;
export const Screen = z.enum(SCREENS);
export type Screen = z.infer<typeof Screen>;
