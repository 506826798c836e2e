-- An activity says what to do step by step (G5), and who has ideas of its own has done that step of the guide (spec 1 §4).

alter table {schema}.activities add column steps jsonb not null default '[]';

create table {schema}.idea_authors (
  adult_id uuid primary key,
  first_kept_at timestamptz not null
);
