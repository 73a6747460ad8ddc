-- One row for each transaction that changed what searches find. Rows appear when such a transaction is over, whichever began
-- first: a server that sees the same rows as before may give the same answers as before.
create table market_changes (
  transaction bigint primary key,
  at timestamptz not null default now()
);

create function note_market_change() returns trigger language plpgsql as $$
begin
  insert into market_changes (transaction) values (pg_current_xact_id()::text::bigint) on conflict do nothing;
  return null;
end
$$;

create trigger note_change after insert or update or delete or truncate on properties
  for each statement execute function note_market_change();
create trigger note_change after insert or update or delete or truncate on agents
  for each statement execute function note_market_change();
create trigger note_change after insert or update or delete or truncate on photos
  for each statement execute function note_market_change();
create trigger note_change after insert or update or delete or truncate on property_photos
  for each statement execute function note_market_change();
create trigger note_change after insert or update or delete or truncate on localities
  for each statement execute function note_market_change();
create trigger note_change after insert or update or delete or truncate on places
  for each statement execute function note_market_change();
