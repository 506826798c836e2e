create table {schema}.coins (
  id uuid primary key,
  cents int not null check (cents >= 0)
);
