import type { KeptHomes } from '../../domain/kept-homes.ts';

declare module '../../kernel/services.ts' {
  interface Services {
    wishlist: KeptHomes;
    /** The homes that were looked at, the last one first. */
    recent: KeptHomes;
    /** The homes that are not to be shown among results. */
    hidden: KeptHomes;
  }
}
