import type { ReactElement } from 'react';
import type { Screen } from '../domain/screens.ts';

interface Visit {
  path: string;
  query: string;
}

export interface Route {
  screen: Screen;
  path: RegExp;
  /** Outside the shell: no menu, no search. */
  bare?: true;
  show(visit: Visit): ReactElement;
  /** The page is the same for everybody: the server renders it. */
  shared?: boolean | ((query: string) => boolean);
}
