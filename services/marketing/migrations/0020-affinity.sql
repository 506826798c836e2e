-- The family affinity test (G38): its editions, what visitors answered, what they did in it.

create table {schema}.family_affinity_tests (
  id uuid primary key,
  edition int not null unique check (edition > 0),
  title text not null,
  subtitle text not null,
  is_active boolean not null,
  analytics_enabled boolean not null,
  questions jsonb not null,
  ranges jsonb not null,
  cta_config jsonb not null,
  ab_test_config jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1
);

create unique index one_active_affinity_test on {schema}.family_affinity_tests (is_active) where is_active;

create table {schema}.family_affinity_results (
  id uuid primary key,
  test_id uuid not null references {schema}.family_affinity_tests (id),
  -- A fingerprint: who reads the row cannot speak for the session.
  session_hmac text not null,
  answers jsonb not null,
  percentage int not null check (percentage between 0 and 100),
  range_label text not null,
  ab_variant text not null check (ab_variant in ('A', 'B')),
  time_taken_seconds int not null,
  device_info jsonb,
  user_id uuid,
  created_at timestamptz not null,
  unique (test_id, session_hmac)
);

create index affinity_results_user on {schema}.family_affinity_results (user_id) where user_id is not null;

create table {schema}.family_affinity_analytics (
  id uuid primary key,
  test_id uuid not null references {schema}.family_affinity_tests (id),
  session_hmac text not null,
  event_type text not null
    check (event_type in ('started', 'answered', 'finished', 'cta_clicked', 'shared', 'restarted')),
  event_data jsonb not null,
  ab_variant text not null check (ab_variant in ('A', 'B')),
  created_at timestamptz not null
);

-- Each thing counts once in a session, however often it is sent.
create unique index affinity_analytics_once
  on {schema}.family_affinity_analytics (test_id, session_hmac, event_type, event_data);
