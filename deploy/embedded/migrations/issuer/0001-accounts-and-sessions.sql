create table issuer.account (
  id uuid primary key,
  username text not null unique,
  email text not null unique,
  is_email_verified boolean not null default false,
  first_name text,
  last_name text,
  is_enabled boolean not null default true,
  attributes jsonb not null default '{}',
  required_actions jsonb not null default '[]',
  password_hash text,
  created_at timestamptz not null
);

create index account_attributes on issuer.account using gin (attributes jsonb_path_ops);

create table issuer.realm_role (
  id uuid primary key,
  name text not null unique
);

create table issuer.account_role (
  account_id uuid not null references issuer.account (id) on delete cascade,
  role_id uuid not null references issuer.realm_role (id) on delete cascade,
  primary key (account_id, role_id)
);

create table issuer.session (
  id uuid primary key,
  account_id uuid not null references issuer.account (id) on delete cascade,
  address text not null,
  started_at timestamptz not null,
  refreshed_at timestamptz not null,
  refresh_id uuid not null,
  has_client boolean not null default true
);

create index session_account on issuer.session (account_id);

create table issuer.login_failure (
  account_id uuid primary key references issuer.account (id) on delete cascade,
  failures integer not null default 0,
  temporary_lockouts integer not null default 0,
  last_address text not null default 'n/a',
  last_failed_at timestamptz,
  locked_until timestamptz
);

create table issuer.signing_key (
  kid text primary key,
  purpose text not null check (purpose in ('access', 'refresh')),
  sealed text not null,
  public_jwk jsonb,
  created_at timestamptz not null,
  retired_at timestamptz
);

create unique index signing_key_in_use on issuer.signing_key (purpose) where retired_at is null;
