-- What the assistant proposes, until a guardian confirms it or somebody says no (G30).

create table {schema}.proposals (
  id uuid primary key,
  person_id uuid not null,
  child_ids uuid[] not null,
  kind text not null check (kind in ('actividad', 'canje')),
  state text not null check (state in ('open', 'confirmed', 'denied')),
  expires_at timestamptz not null
);

create index proposals_of_person on {schema}.proposals (person_id);

create index proposals_expires_at on {schema}.proposals (expires_at);
