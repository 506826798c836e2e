-- Tables that the kit keeps beside every service's own. "{schema}" is the service's schema.
-- Statements end with a semicolon and a blank line.

create table {schema}.intents (
  id uuid primary key,
  scope text not null unique,
  subject text not null,
  body_hmac text not null,
  answer jsonb,
  sealed_message text,
  tries int not null default 0,
  created_at timestamptz not null,
  touched_at timestamptz not null,
  finished_at timestamptz
);

create index intents_open on {schema}.intents (touched_at) where finished_at is null;

create index intents_age on {schema}.intents (created_at);

create table {schema}.intent_steps (
  intent_id uuid not null references {schema}.intents (id) on delete cascade,
  name text not null,
  result jsonb,
  refusal jsonb,
  primary key (intent_id, name)
);

create table {schema}.aggregates (
  id uuid primary key,
  sequence bigint not null
);

create table {schema}.outbox (
  position bigint generated always as identity primary key,
  id uuid not null unique,
  subject text not null,
  aggregate_id uuid not null,
  sequence bigint not null,
  occurred_at timestamptz not null,
  correlation_id text not null,
  data jsonb not null,
  published_at timestamptz,
  unique (aggregate_id, sequence)
);

create index outbox_waiting on {schema}.outbox (position) where published_at is null;

create index outbox_age on {schema}.outbox (published_at) where published_at is not null;

create table {schema}.leases (
  name text primary key,
  holder uuid not null,
  until timestamptz not null
);

create table {schema}.inbox (
  event_id uuid not null,
  handler text not null,
  handled_at timestamptz not null,
  primary key (event_id, handler)
);

create index inbox_age on {schema}.inbox (handled_at);

create table {schema}.retries (
  event_id uuid not null,
  handler text not null,
  event jsonb not null,
  tries int not null,
  first_failed_at timestamptz not null,
  next_try_at timestamptz not null,
  reason text not null,
  primary key (event_id, handler)
);

create index retries_due on {schema}.retries (next_try_at);

create table {schema}.dead_letters (
  event_id uuid not null,
  handler text not null,
  event jsonb not null,
  reason text not null,
  died_at timestamptz not null,
  primary key (event_id, handler)
);

create table {schema}.mails (
  id uuid primary key,
  template text not null,
  recipient text not null,
  data jsonb not null,
  created_at timestamptz not null,
  next_try_at timestamptz not null,
  tries int not null default 0,
  sent_at timestamptz
);

create index mails_waiting on {schema}.mails (next_try_at) where sent_at is null;

create table {schema}.first_runs (
  name text primary key,
  done_at timestamptz not null
);
