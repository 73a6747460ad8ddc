alter table photos add column added_at timestamptz not null default now();
create index photos_kind on photos (kind);
