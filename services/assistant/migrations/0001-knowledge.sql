-- Verified knowledge (G30): what the assistant answers by itself, searched by meaning.

create table {schema}.knowledge_entries (
  id uuid primary key,
  intent text not null unique check (intent ~ '^[a-z0-9-]{3,60}$'),
  question_canonical text not null check (char_length(question_canonical) between 5 and 200),
  aliases jsonb not null default '[]',
  answer_html text not null check (char_length(answer_html) between 1 and 4000),
  category text not null,
  age_ranges jsonb not null default '["adultos"]',
  tags jsonb not null default '[]',
  status text not null default 'published' check (status in ('published', 'archived')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1
);

create index knowledge_entries_published on {schema}.knowledge_entries (intent) where status = 'published';
