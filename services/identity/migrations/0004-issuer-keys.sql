-- The public keys of the issuer: sessions outlive a restart of ours while the issuer is down.

create table {schema}.issuer_keys (
  kid text primary key,
  jwk jsonb not null,
  read_at timestamptz not null
);
