-- Those who run the product change kits: two at a time notice each other, and what is told of a kit has an id.

alter table {schema}.pet_kits
  add column row_id uuid not null unique default gen_random_uuid(),
  add column version int not null default 1;
