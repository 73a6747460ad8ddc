-- Passkeys to log in with: what their devices keep the other half of.
create table passkeys (
  id text primary key,
  account_id integer not null references accounts (id) on delete cascade,
  public_key text not null,
  counter bigint not null,
  transports jsonb not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_account on passkeys (account_id);

-- What a device has to sign, once; of an account where it makes a passkey for it.
create table passkey_challenges (
  challenge_hash text primary key,
  account_id integer references accounts (id) on delete cascade,
  ends_at timestamptz not null
);
create index passkey_challenges_age on passkey_challenges (ends_at);
