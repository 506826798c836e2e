-- Social proof (G39): what those who run the product wrote, and what really happened.

create table {schema}.social_proof_activities (
  id uuid primary key,
  name text not null,
  action text not null,
  icon text not null,
  city text not null,
  is_active boolean not null,
  sort_order int not null,
  written_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1
);

create table {schema}.live_social_proof_events (
  id uuid primary key,
  child_id uuid not null,
  -- An alias: the consent says 'sin su nombre'.
  child_name text not null,
  action_text text not null,
  icon text not null,
  city text not null,
  is_visible boolean not null default true,
  source_id uuid not null,
  source_type text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  unique (source_type, source_id)
);

create index live_social_proof_newest on {schema}.live_social_proof_events (created_at desc, id desc);

create index live_social_proof_child on {schema}.live_social_proof_events (child_id);

create table {schema}.social_proof_settings (
  id uuid primary key,
  is_only_one boolean not null default true unique check (is_only_one),
  only_real boolean not null,
  updated_at timestamptz not null
);
