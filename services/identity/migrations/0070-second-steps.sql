-- A second step beside the password, kept here so that every issuer behaves alike (G27).

-- The secret of an authenticator app is sealed; the candidate waits for its first code.
create table {schema}.totp_factors (
  adult_id uuid primary key references {schema}.profiles (id),
  secret_sealed text,
  confirmed_at timestamptz,
  -- The 30 seconds of the last code that was used, and by which act: no code serves twice.
  last_step bigint not null default 0,
  last_intent uuid,
  candidate_sealed text,
  candidate_at timestamptz,
  check ((secret_sealed is null) = (confirmed_at is null)),
  check ((candidate_sealed is null) = (candidate_at is null))
);

-- Only the fingerprint of a recovery code is kept.
create table {schema}.recovery_codes (
  adult_id uuid not null references {schema}.profiles (id),
  code_hmac text not null,
  used_at timestamptz,
  used_by uuid,
  primary key (adult_id, code_hmac)
);
