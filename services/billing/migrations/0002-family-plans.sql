-- Which plan each household has (G29). `sequence` is that of identity's event, so that an older one changes nothing.

create table {schema}.family_plans (
  family_id uuid primary key,
  owner_id uuid not null,
  plan_id uuid not null references {schema}.plans (id),
  since timestamptz not null,
  sequence bigint not null
);

create index family_plans_owner on {schema}.family_plans (owner_id);
