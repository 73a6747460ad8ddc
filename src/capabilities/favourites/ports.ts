import type { KeptHomes } from '../../domain/kept-homes.ts';

declare module '../../kernel/services.ts' {
  interface Services {
    wishlist: KeptHomes;
  }
}
