-- What is said to the assistant and what it answers, for 30 days (G30).

create table {schema}.conversation_messages (
  id uuid primary key,
  person_id uuid not null,
  by text not null check (by in ('you', 'assistant')),
  mode text not null check (mode in ('guia', 'respira')),
  source text check (source in ('kb', 'ia', 'plain')),
  content text not null,
  at timestamptz not null,
  place int not null
);

create index conversation_messages_of_person on {schema}.conversation_messages (person_id, at desc, place desc);

create index conversation_messages_at on {schema}.conversation_messages (at);
