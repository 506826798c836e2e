-- What each family calls its coins, for the sentences that name them (house §4, projections).

create table {schema}.known_families (
  family_id uuid primary key,
  money_name text not null,
  sequence bigint not null
);
