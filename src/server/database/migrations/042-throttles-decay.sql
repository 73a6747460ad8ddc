-- What was counted in the old way is let go.
drop table throttles;

create table throttles (
  key text primary key,
  -- How much is counted at `changed_at`; it decays from then on.
  level double precision not null,
  changed_at timestamptz not null
);
create index throttles_age on throttles (changed_at);

-- Browsers from which somebody has logged in before, by the hash of their cookie: nobody else's guessing keeps them out.
create table known_devices (
  account_id integer not null references accounts (id) on delete cascade,
  device_hash text not null,
  seen_at timestamptz not null,
  primary key (account_id, device_hash)
);
