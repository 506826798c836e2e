-- Who is to be erased here, until nothing of them is left (G41).
create table {schema}.erasures_due (
  erasure_id uuid primary key,
  person_id uuid not null,
  person_role text not null check (person_role in ('child', 'adult')),
  noted_at timestamptz not null,
  tries int not null default 0,
  next_try_at timestamptz not null,
  reason text
);

-- Who was erased here: what is still on its way about them is not kept any more.
create table {schema}.erased_people (
  person_id uuid primary key,
  erased_at timestamptz not null
);

-- Where the store of events keeps what was published, so that it can be removed from there.
alter table {schema}.outbox add column stored_at bigint;

create table {schema}.stream_removals (
  stored_at bigint primary key
);

-- Who acted, and the children whom the input named.
alter table {schema}.intents add column about uuid[] not null default '{}';
