-- What each adult chose to be told of and when, and what waits to be sent to them by e-mail (G23).

create table {schema}.notification_preferences (
  adult_id uuid not null,
  type text not null,
  channel text not null check (channel in ('app', 'email')),
  is_on boolean not null,
  changed_at timestamptz not null,
  primary key (adult_id, type, channel)
);

create table {schema}.quiet_hours (
  adult_id uuid primary key,
  is_on boolean not null,
  from_time text not null,
  until_time text not null,
  changed_at timestamptz not null
);

create table {schema}.waiting_mails (
  id uuid primary key,
  adult_id uuid not null,
  type text not null,
  message text not null,
  link text not null,
  about_child_id uuid,
  about_request_id uuid,
  due_at timestamptz not null,
  created_at timestamptz not null
);

create index waiting_mails_due on {schema}.waiting_mails (due_at);

create index waiting_mails_request on {schema}.waiting_mails (about_request_id) where about_request_id is not null;

create table {schema}.weekly_summaries (
  adult_id uuid not null,
  family_id uuid not null,
  ended_at timestamptz not null,
  children jsonb not null,
  due_at timestamptz,
  sent_at timestamptz,
  primary key (adult_id, family_id, ended_at)
);

create index weekly_summaries_due on {schema}.weekly_summaries (due_at) where due_at is not null;

create index weekly_summaries_age on {schema}.weekly_summaries (ended_at);

alter table {schema}.notification_logs add column is_silent boolean not null default false;

-- Unknown until identity tells of the household or the link again, which its migration 0090 does for all.
alter table {schema}.known_families add column time_zone text;

alter table {schema}.known_families add column owner_id uuid;

create index known_families_owner on {schema}.known_families (owner_id);

alter table {schema}.known_guardians add column family_id uuid;

alter table {schema}.known_guardians add column role text;

alter table {schema}.known_guardians add column permissions jsonb;

create index known_guardians_adult on {schema}.known_guardians (adult_id) where is_active;
