-- needs vector
create extension if not exists vector;

-- How each distinct picture looks: many listings may share one picture.
create table photo_looks (
  file text primary key references photos (file) on delete cascade,
  -- What made them; looks of different makers are not compared.
  maker text not null,
  looks vector(256) not null
);

create index property_photos_file on property_photos (file);
