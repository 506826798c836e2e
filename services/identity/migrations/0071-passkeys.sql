-- Passkeys as a second step (G27), and codes that are shown again to the act that made them.

create table {schema}.passkeys (
  -- As its authenticator gave it, in base64url.
  credential_id text primary key,
  adult_id uuid not null references {schema}.profiles (id),
  public_key text not null,
  sign_count bigint not null,
  transports text not null,
  name text not null,
  added_by uuid not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index passkeys_adult on {schema}.passkeys (adult_id);

create table {schema}.passkey_challenges (
  challenge_hmac text primary key,
  adult_id uuid not null references {schema}.profiles (id),
  purpose text not null check (purpose in ('make', 'prove')),
  expires_at timestamptz not null,
  -- The act that has used it: no answer serves twice.
  used_by uuid
);

alter table {schema}.recovery_codes add column made_by uuid;
