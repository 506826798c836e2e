-- The public texts with their versions (G50). What somebody agreed to is never changed: a correction is a version.
create table {schema}.legal_texts (
  id uuid primary key,
  document text not null check (document in ('privacy', 'terms', 'cookies', 'refund')),
  version text not null check (version ~ '^[0-9]{1,4}[.][0-9]{1,4}$'),
  title text not null,
  effective_on date not null,
  summary text not null,
  is_material boolean not null,
  sections jsonb not null,
  created_at timestamptz not null,
  unique (document, version)
);
