-- What a browser may keep beyond what it needs, each answer as evidence (G50).

create table {schema}.cookie_choices (
  id uuid primary key,
  browser_id text not null,
  measurement boolean not null,
  outreach boolean not null,
  notice_version text not null,
  address_hmac text not null,
  decided_at timestamptz not null
);

create index cookie_choices_by_browser on {schema}.cookie_choices (browser_id, decided_at);

create index cookie_choices_by_age on {schema}.cookie_choices (decided_at);
