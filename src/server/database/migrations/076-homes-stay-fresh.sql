-- When the owner of a home last said that it is to be had, and when we last asked. Homes of no account are not asked about.
alter table properties add column confirmed_at timestamptz;
alter table properties add column asked_at timestamptz;
-- What an operator has checked: somebody answered its telephone, and a paper shows whose it is.
alter table properties add column phone_checked_at timestamptz;
alter table properties add column paper_seen_at timestamptz;
update properties set confirmed_at = changed_at where owner_id is not null;
create index properties_confirmed on properties (confirmed_at) where state = 'live' and owner_id is not null;
