-- Challenges (G7): what a family sets, and each child in it. What is counted is read from the approved occurrences; a
-- challenge that is over keeps what it came to.

create table {schema}.guide_super_challenges (
  id uuid primary key,
  family_id uuid not null,
  official_id uuid,
  title varchar(60) not null,
  description varchar(300) not null,
  emoji varchar(16) not null,
  metric text not null check (metric in ('actividades', 'puntos', 'monedas', 'racha', 'actividad_concreta')),
  activity_id uuid references {schema}.activities (id),
  target int not null check (target between 1 and 100000),
  mode text not null check (mode in ('individual', 'cooperativo', 'entre_hermanos')),
  child_ids uuid[] not null check (cardinality(child_ids) between 1 and 20),
  starts_at date not null,
  ends_at date not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  steps jsonb not null,
  prize jsonb not null,
  repeats text not null check (repeats in ('nunca', 'semanal', 'mensual')),
  repeated_at timestamptz,
  state text not null check (state in ('borrador', 'publicado', 'terminado', 'cancelado')),
  is_active boolean generated always as (state in ('publicado', 'terminado')) stored,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  check (ends_at between starts_at and starts_at + 89),
  check ((metric = 'actividad_concreta') = (activity_id is not null))
);

create index guide_super_challenges_of_child on {schema}.guide_super_challenges using gin (child_ids);

create index guide_super_challenges_to_end on {schema}.guide_super_challenges (closes_at) where state = 'publicado';

create index guide_super_challenges_to_repeat on {schema}.guide_super_challenges (closes_at)
  where repeats <> 'nunca' and repeated_at is null and state in ('publicado', 'terminado');

create table {schema}.challenge_ways (
  id uuid primary key,
  challenge_id uuid not null references {schema}.guide_super_challenges (id),
  child_id uuid not null,
  state text not null check (state in ('publicado', 'aceptado', 'en_curso', 'superado', 'no_superado', 'cancelado')),
  accepted_at timestamptz,
  counts_from timestamptz,
  ended_at timestamptz,
  progress int not null default 0 check (progress >= 0),
  round int not null default 0 check (round >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  unique (challenge_id, child_id)
);

create index challenge_ways_of_child on {schema}.challenge_ways (child_id, id desc);

create index challenge_ways_running on {schema}.challenge_ways (child_id) where state in ('aceptado', 'en_curso');

create index challenge_ways_to_start on {schema}.challenge_ways (challenge_id)
  where state = 'aceptado' and counts_from is not null;

alter table {schema}.ledger_entries
  drop constraint ledger_entries_source_type_check,
  add constraint ledger_entries_source_type_check
    check (source_type in ('ocurrencia', 'canje', 'hito', 'meta', 'logro', 'reto'));
