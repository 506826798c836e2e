-- AI answers a month by plan (G30): what a plan allows, and every use that was taken.

create table {schema}.plan_places (
  family_id uuid primary key,
  max_children int not null,
  sequence bigint not null
);

create table {schema}.ai_uses (
  id uuid primary key,
  family_id uuid not null,
  taken_at timestamptz not null,
  is_answered boolean not null default false
);

create index ai_uses_month on {schema}.ai_uses (family_id, taken_at);

create index ai_uses_taken_at on {schema}.ai_uses (taken_at);
