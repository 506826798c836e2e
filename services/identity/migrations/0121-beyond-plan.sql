-- Who has no place in the plan of a household that was made smaller (G29): children of whom nothing new begins, and
-- guardians who look on. Nothing else of them changes; a row goes when there is room again.

create table {schema}.beyond_plan (
  family_id uuid not null references {schema}.families (id) on delete cascade,
  profile_id uuid not null references {schema}.profiles (id) on delete cascade,
  since timestamptz not null,
  primary key (profile_id, family_id)
);
