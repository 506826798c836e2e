-- InspirAcción (G33): what adults keep for themselves, and which children they show it to.

create table {schema}.inspiraccion_content (
  id uuid primary key,
  created_by uuid not null,
  type text not null check (type in ('cuento', 'dinamica', 'reflexion', 'reto', 'conversacion')),
  title text not null,
  emoji text not null,
  body text not null,
  topic text not null check (topic in ('ahorro', 'esfuerzo', 'generosidad', 'emociones', 'consumo')),
  age_range text not null check (age_range in ('4-6', '7-9', '10-12', '13+')),
  minutes int not null check (minutes > 0),
  materials jsonb not null,
  steps jsonb not null,
  source text not null check (source in ('ia', 'manual', 'oficial')),
  status text not null check (status in ('borrador', 'publicado', 'archivado')),
  rating int check (rating between 1 and 5),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1
);

create index inspiraccion_content_of_author on {schema}.inspiraccion_content (created_by, created_at desc);

create index inspiraccion_content_drafts on {schema}.inspiraccion_content (updated_at) where status = 'borrador';

create table {schema}.idea_shares (
  idea_id uuid not null references {schema}.inspiraccion_content (id) on delete cascade,
  child_id uuid not null,
  author_id uuid not null,
  shared_at timestamptz not null,
  primary key (idea_id, child_id)
);

create index idea_shares_of_child on {schema}.idea_shares (child_id, shared_at desc);

create index idea_shares_of_author on {schema}.idea_shares (author_id, child_id);
