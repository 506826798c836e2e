-- What each verified answer said before, by whom (G31).

alter table {schema}.knowledge_entries add column saved_by uuid;

create table {schema}.knowledge_versions (
  id uuid primary key,
  entry_id uuid not null references {schema}.knowledge_entries (id),
  number int not null check (number > 0),
  content jsonb not null,
  saved_by uuid,
  saved_at timestamptz not null,
  unique (entry_id, number)
);

insert into {schema}.knowledge_versions (id, entry_id, number, content, saved_at)
  select gen_random_uuid(), id, version,
    jsonb_build_object('question', question_canonical, 'aliases', aliases, 'answerHtml', answer_html,
      'category', category, 'ageRanges', age_ranges, 'tags', tags, 'status', status), updated_at
  from {schema}.knowledge_entries;
