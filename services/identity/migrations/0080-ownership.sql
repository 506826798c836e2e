-- Two households change owners in one statement, which is looked at when it has ended.
alter table {schema}.families
  drop constraint families_owner_id_key,
  add constraint families_owner_id_key unique (owner_id) deferrable initially immediate;

-- An owner offers the household to another adult, who answers within some days.
create table {schema}.ownership_offers (
  id uuid primary key,
  family_id uuid not null references {schema}.families (id),
  from_id uuid not null references {schema}.profiles (id),
  to_id uuid not null references {schema}.profiles (id),
  status text not null check (status in ('offered', 'accepted', 'declined', 'withdrawn', 'expired')),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  check (from_id <> to_id)
);

-- One of a household waits at a time.
create unique index ownership_offers_waiting on {schema}.ownership_offers (family_id) where status = 'offered';

create index ownership_offers_received on {schema}.ownership_offers (to_id) where status = 'offered';

-- 'Quién hizo qué' tells of the household, too. A release from before reads such a line as changed rights.
alter table {schema}.rights_changes
  add column ownership text check (ownership in ('offered', 'passed', 'declined', 'withdrawn'));
