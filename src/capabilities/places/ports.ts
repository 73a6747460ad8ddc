import type { Place } from '../../domain/search.ts';

/** Where the device is; `find` asks the browser, which asks the person. */
export interface WhereAmI {
  known(): Place | null;
  find(): Promise<Place>;
}

declare module '../../kernel/services.ts' {
  interface Services {
    place: WhereAmI;
  }
}
