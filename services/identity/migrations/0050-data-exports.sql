-- Downloads of personal data: one that is being made, or can be fetched, for each person.

create table {schema}.data_exports (
  id uuid primary key,
  about_id uuid not null,
  about_role text not null check (about_role in ('child', 'adult')),
  asked_by uuid not null,
  state text not null check (state in ('gathering', 'ready', 'failed')),
  parts integer not null default 0,
  waits_since timestamptz,
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  bytes integer,
  next_try_at timestamptz not null
);

create unique index data_exports_of_person on {schema}.data_exports (about_id);

create index data_exports_due on {schema}.data_exports (next_try_at) where state = 'gathering';
