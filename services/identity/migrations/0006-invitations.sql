-- An owner invites other adults (spec 2 §3, G25). Of the link only the fingerprint of its token is kept.
create table {schema}.guardianship_invites (
  id uuid primary key,
  family_id uuid not null references {schema}.families (id),
  invited_by uuid not null references {schema}.profiles (id),
  invited_email text not null,
  role text not null check (role in ('guardian', 'viewer')),
  status text not null check (status in ('sent', 'accepted', 'declined', 'withdrawn')),
  accepted_by uuid references {schema}.profiles (id),
  child_ids uuid[] not null,
  initial_permissions jsonb not null,
  relationship_type text not null,
  message text not null,
  -- How often a link was made: each of them has a token of its own.
  round int not null check (round > 0),
  token_hash text not null unique,
  mail_id uuid not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  check ((status = 'accepted') = (accepted_by is not null))
);

create index guardianship_invites_family on {schema}.guardianship_invites (family_id, created_at desc);
