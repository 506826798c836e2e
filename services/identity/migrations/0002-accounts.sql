-- A session is ours; the issuer's stands behind it. A child's browser holds only the opaque token (house §5).
create table {schema}.sessions (
  id uuid primary key,
  adult_id uuid not null references {schema}.profiles (id),
  issuer_sid text not null,
  profile text not null check (profile in ('none', 'adult', 'child')),
  child_id uuid references {schema}.profiles (id),
  device_id uuid references {schema}.devices (id),
  opaque_token_hash text,
  parked_refresh_token text,
  child_entered_at timestamptz,
  returned_at timestamptz,
  last_acted_at timestamptz not null,
  last_used_at timestamptz not null,
  opened_by uuid not null,
  is_first_login boolean not null,
  ended_at timestamptz,
  end_reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  check ((profile = 'child') = (child_id is not null and child_entered_at is not null)),
  check ((opaque_token_hash is null) = (parked_refresh_token is null)),
  check (profile <> 'adult' or (opaque_token_hash is null) = (returned_at is null)),
  check (profile <> 'child' or opaque_token_hash is not null),
  check (ended_at is null or opaque_token_hash is null)
);

create unique index sessions_issuer_sid on {schema}.sessions (issuer_sid) where ended_at is null;

create unique index sessions_opaque_token on {schema}.sessions (opaque_token_hash) where opaque_token_hash is not null;

create index sessions_adult on {schema}.sessions (adult_id) where ended_at is null;

create index sessions_device on {schema}.sessions (device_id) where ended_at is null and device_id is not null;

create index sessions_opened_by on {schema}.sessions (opened_by);

-- Each use of a refresh token; its answer is kept sealed for a minute, so that it can be given again.
create table {schema}.refreshes (
  token_hash text primary key,
  session_id uuid not null references {schema}.sessions (id) on delete cascade,
  started_at timestamptz not null,
  answered_at timestamptz,
  sealed_answer text
);

create index refreshes_session on {schema}.refreshes (session_id);

create index refreshes_sealed on {schema}.refreshes (answered_at) where sealed_answer is not null;

-- Links in mails: single use, only the hash of their token is kept.
create table {schema}.single_use_links (
  id uuid primary key,
  purpose text not null check (purpose in ('confirm', 'reset')),
  adult_id uuid not null references {schema}.profiles (id),
  token_hash text not null unique,
  expires_at timestamptz not null,
  claimed_by uuid,
  claimed_at timestamptz,
  used_at timestamptz,
  created_at timestamptz not null
);

create index single_use_links_adult on {schema}.single_use_links (adult_id, purpose) where used_at is null;

-- Failed sign-ins by account and by network, keyed by fingerprint: neither addresses nor e-mails are kept.
create table {schema}.sign_in_attempts (
  key text primary key,
  failures int not null check (failures >= 0),
  blocked_until timestamptz,
  updated_at timestamptz not null
);

-- An adult proves to be here by password (spec 1 §5).
create table {schema}.password_attempts (
  adult_id uuid primary key references {schema}.profiles (id),
  failures int not null check (failures >= 0),
  limited_until timestamptz,
  last_attempt_at timestamptz not null
);

-- What was agreed to at sign-up: the versions shown, when, and fingerprints of e-mail and address (G50).
create table {schema}.consents (
  id uuid primary key,
  adult_id uuid references {schema}.profiles (id),
  terms_version text not null,
  privacy_version text not null,
  email_hmac text not null,
  address_hmac text not null,
  consented_at timestamptz not null
);

create table {schema}.event_logs (
  id uuid primary key,
  type text not null,
  actor_id uuid,
  meta jsonb not null,
  created_at timestamptz not null
);

create index event_logs_created on {schema}.event_logs (created_at);
