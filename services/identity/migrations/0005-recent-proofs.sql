-- That an adult has just been proved in a session: serves the act that follows; only the hash of its token is kept.

create table {schema}.recent_proofs (
  session_id uuid primary key references {schema}.sessions (id) on delete cascade,
  proof_hmac text not null,
  proved_at timestamptz not null
);
