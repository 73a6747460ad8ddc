-- Whether those who look for a home see its owner's telephone number; homes without an account always show their agent's.
alter table properties add column phone_shown boolean not null default false;
