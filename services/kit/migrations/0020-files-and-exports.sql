-- What the service has to bring for somebody who asked for their data, until it has.

create table {schema}.data_requests (
  export_id uuid primary key,
  person_id uuid not null,
  role text not null check (role in ('child', 'adult')),
  own_child_ids uuid[] not null,
  next_try_at timestamptz not null
);

-- What has to be removed from the store of objects, until it is.

create table {schema}.file_removals (
  prefix text primary key,
  next_try_at timestamptz not null
);
