import type { ReactNode } from 'react';
import { LISTING_PATH } from '../domain/listing-address.ts';
import type { SearchBox } from './use-search.ts';

/** The form of a search box; where no script runs, it goes to the listing with what its fields say. */
export function SearchForm({ box, className, children }: { box: SearchBox; className: string | undefined; children: ReactNode }) {
  return (
    <form
      role="search"
      className={className}
      action={LISTING_PATH}
      onSubmit={(event) => {
        event.preventDefault();
        box.submit(box.text);
      }}
    >
      <input type="hidden" name="isSearch" value="true" />
      {children}
    </form>
  );
}
