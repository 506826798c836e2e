-- 'Quién hizo qué': who gave, changed and ended rights over a child. Rows are added and never changed.
create table {schema}.rights_changes (
  id uuid primary key,
  child_id uuid not null references {schema}.profiles (id),
  what text not null check (what in ('invited', 'accepted', 'rights_changed', 'ended', 'left')),
  by_id uuid not null references {schema}.profiles (id),
  about_id uuid references {schema}.profiles (id),
  permissions jsonb,
  created_at timestamptz not null
);

create index rights_changes_child on {schema}.rights_changes (child_id, created_at desc, id desc);
