import type { ReactNode } from 'react';
import type { Screen } from '../domain/screens.ts';

interface Visit {
  path: string;
  query: string;
}

export interface Route {
  screen: Screen;
  path: RegExp;
  /** Outside the shell: without menu and search. */
  bare?: true;
  show(visit: Visit): ReactNode;
}
