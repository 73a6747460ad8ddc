-- Six digits that were mailed to log in with, once; a wrong try counts before it is checked.
create table log_in_codes (
  account_id integer primary key references accounts (id) on delete cascade,
  code_hash text not null,
  tries integer not null default 0,
  ends_at timestamptz not null
);
