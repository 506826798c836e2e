-- Who is to be erased, when, and who has asked for it; afterwards which service has confirmed (G20, G41).
create table {schema}.erasures (
  id uuid primary key,
  person_id uuid not null,
  person_role text not null check (person_role in ('child', 'adult')),
  asked_by uuid not null,
  state text not null check (state in ('waiting', 'cancelled', 'closed', 'due', 'done')),
  asked_at timestamptz not null,
  due_at timestamptz not null,
  closed_at timestamptz,
  begun_at timestamptz,
  done_at timestamptz,
  -- Adults who are told at the end.
  told uuid[] not null default '{}',
  updated_at timestamptz not null
);

create unique index erasures_one_open on {schema}.erasures (person_id) where state in ('waiting', 'closed', 'due');

create index erasures_open on {schema}.erasures (due_at) where state in ('waiting', 'closed', 'due');

-- Which services have to erase, and since when each has.
create table {schema}.erasure_parts (
  erasure_id uuid not null references {schema}.erasures (id) on delete cascade,
  service text not null,
  confirmed_at timestamptz,
  primary key (erasure_id, service)
);

-- Of whom was erased an empty row stays: links and decisions of others point at it.
alter table {schema}.profiles
  drop constraint profiles_check,
  add constraint profiles_check check (
    role <> 'child' or deleted_at is not null or (family_id is not null and guardian_id is not null and birth_month is not null)
  );
