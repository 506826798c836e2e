-- Adults and children alike; the names are the spec's (spec 1 §3). An adult's id is the account's.
create table {schema}.profiles (
  id uuid primary key,
  role text not null check (role in ('super_admin', 'adult', 'child')),
  full_name text,
  display_name text,
  email text,
  avatar_url text,
  guardian_id uuid references {schema}.profiles (id),
  family_id uuid,
  age int check (age between 0 and 120),
  birth_month text check (birth_month ~ '^[0-9]{4}-[0-9]{2}$'),
  gender text,
  country text,
  relationship_type text,
  palette text,
  pin_value text,
  pin_attempts int not null default 0 check (pin_attempts >= 0),
  pin_locked_until timestamptz,
  pin_lock_count int not null default 0 check (pin_lock_count >= 0),
  last_login_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  version int not null default 1,
  check (role <> 'child' or (family_id is not null and guardian_id is not null and birth_month is not null))
);

create unique index profiles_email on {schema}.profiles (lower(email)) where email is not null and deleted_at is null;

create index profiles_children on {schema}.profiles (family_id) where role = 'child' and deleted_at is null;

-- The household of one owner.
create table {schema}.families (
  id uuid primary key,
  owner_id uuid not null unique references {schema}.profiles (id),
  time_zone text not null,
  money_name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1
);

alter table {schema}.profiles add foreign key (family_id) references {schema}.families (id);

-- The only source of access to a child (G1).
create table {schema}.guardianship (
  id uuid primary key,
  child_id uuid not null references {schema}.profiles (id),
  adult_id uuid not null references {schema}.profiles (id),
  role text not null check (role in ('owner', 'guardian', 'viewer')),
  status text not null check (status in ('active', 'ended')),
  permissions jsonb not null,
  relationship_type text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  unique (child_id, adult_id)
);

create unique index guardianship_one_owner on {schema}.guardianship (child_id) where role = 'owner' and status = 'active';

create index guardianship_adult on {schema}.guardianship (adult_id) where status = 'active';

-- The key of a device is kept as an HMAC; user agent and screen only help to recognise it (G26).
create table {schema}.devices (
  id uuid primary key,
  family_id uuid not null references {schema}.families (id),
  fingerprint_hmac text not null,
  name text not null,
  type text not null check (type in ('mobile', 'tablet', 'desktop')),
  user_agent text not null,
  screen text not null,
  authorized_by uuid not null references {schema}.profiles (id),
  last_seen_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  unique (family_id, fingerprint_hmac)
);

create table {schema}.device_authorizations (
  device_id uuid not null references {schema}.devices (id),
  child_id uuid not null references {schema}.profiles (id),
  authorized_by uuid not null references {schema}.profiles (id),
  authorized_at timestamptz not null,
  last_seen_at timestamptz not null,
  revoked_at timestamptz,
  primary key (device_id, child_id)
);

create index device_authorizations_child on {schema}.device_authorizations (child_id);

-- What the family's plan allows; -1 is unlimited. Starts as Gratis (G53).
create table {schema}.plan_limits (
  family_id uuid primary key references {schema}.families (id),
  plan_name text not null,
  max_children int not null check (max_children >= -1),
  max_guardians int not null check (max_guardians >= -1),
  max_devices int not null check (max_devices >= -1),
  updated_at timestamptz not null
);
