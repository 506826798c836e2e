-- Which week of which family was told of, and which requests were called to mind (G9, G24).

create table {schema}.ended_weeks (
  family_id uuid not null,
  ended_on date not null,
  ended_at timestamptz not null,
  primary key (family_id, ended_on)
);

create index ended_weeks_age on {schema}.ended_weeks (ended_at);

create index known_families_zone on {schema}.known_families (time_zone, family_id);

-- The round in which it was left waiting, and for how many hours: taken back and decided again it waits anew.
create table {schema}.request_reminders (
  request_id uuid not null references {schema}.approval_requests (id) on delete cascade,
  round int not null,
  hours int not null check (hours in (24, 48)),
  reminded_at timestamptz not null,
  primary key (request_id, round, hours)
);

create index approval_requests_left_waiting on {schema}.approval_requests (updated_at) where state = 'pendiente';
