-- The homes that somebody has saved, compares or has seen, newest first.
create table account_homes (
  account_id integer not null references accounts (id) on delete cascade,
  list text not null check (list in ('wishlist', 'compare', 'recent')),
  ids integer[] not null,
  primary key (account_id, list)
);
