create table visitor_locations (
  visitor text primary key,
  latitude double precision not null,
  longitude double precision not null,
  source text not null check (source in ('device', 'default')),
  updated_at timestamptz not null default now()
);

create index visitor_locations_age on visitor_locations (updated_at);
