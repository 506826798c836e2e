-- How a child's world looks is family's; what the selector and lists show of it is kept here from family's events.
alter table {schema}.profiles
  add column card_design text,
  add column theme_sequence bigint not null default 0,
  add column pet_sequence bigint not null default 0;
