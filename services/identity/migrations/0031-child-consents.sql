-- What a child's owner allowed for each purpose (G41): every decision is a row of its own and stays.

create table {schema}.child_consents (
  id uuid primary key,
  child_id uuid not null references {schema}.profiles (id),
  purpose text not null check (purpose in ('core', 'photos', 'voice', 'assistant', 'social_proof', 'analytics')),
  -- Counts the decisions about this purpose.
  version int not null check (version > 0),
  is_given boolean not null,
  text_version text not null,
  method text not null check (method in ('profile', 'switch')),
  decided_by uuid not null references {schema}.profiles (id),
  decided_at timestamptz not null,
  unique (child_id, purpose, version),
  check (purpose <> 'core' or is_given)
);

-- Of children from before: their profile was made under the privacy text that was agreed to at sign-up.
insert into {schema}.child_consents (id, child_id, purpose, version, is_given, text_version, method, decided_by, decided_at)
  select gen_random_uuid(), id, 'core', 1, true, '1.0', 'profile', guardian_id, created_at
  from {schema}.profiles where role = 'child' and deleted_at is null;
