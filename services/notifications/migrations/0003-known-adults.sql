-- How adults are called, for the sentences that name them (house §4, projections).

create table {schema}.known_adults (
  adult_id uuid primary key,
  display_name text not null,
  sequence bigint not null
);
