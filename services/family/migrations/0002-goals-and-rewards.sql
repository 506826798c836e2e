-- What is known of people from identity's events (projections, house §4), goals with each child's way through them,
-- rewards and what the children redeem. No foreign keys to projections.

create table {schema}.known_children (
  child_id uuid primary key,
  family_id uuid not null,
  display_name text not null,
  avatar text not null,
  palette text not null,
  sequence bigint not null
);

create index known_children_family on {schema}.known_children (family_id);

create table {schema}.known_families (
  family_id uuid primary key,
  time_zone text not null,
  money_name text not null,
  sequence bigint not null
);

create table {schema}.known_adults (
  adult_id uuid primary key,
  display_name text not null,
  sequence bigint not null
);

create table {schema}.point_goals (
  id uuid primary key,
  family_id uuid not null,
  title varchar(60) not null,
  emoji varchar(16) not null,
  child_ids uuid[] not null check (cardinality(child_ids) between 1 and 20),
  target_points int not null check (target_points between 10 and 100000),
  associated_activities uuid[] not null default '{}',
  due_at date,
  prize jsonb not null,
  milestones jsonb not null,
  is_active boolean not null,
  paused_at timestamptz,
  deleted_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  check (is_active = (paused_at is null))
);

create index point_goals_of_child on {schema}.point_goals using gin (child_ids);

create table {schema}.goal_progress (
  id uuid primary key,
  goal_id uuid not null references {schema}.point_goals (id),
  child_id uuid not null,
  points int not null check (points >= 0),
  state text not null check (state in ('activa', 'alcanzada', 'por_entregar', 'canjeada')),
  started_at timestamptz not null,
  left_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  unique (goal_id, child_id)
);

create index goal_progress_of_child on {schema}.goal_progress (child_id, goal_id);

create table {schema}.goal_milestones (
  id uuid primary key,
  progress_id uuid not null references {schema}.goal_progress (id),
  percent int not null check (percent in (25, 50, 75, 100)),
  bonus_coins_cents int not null check (bonus_coins_cents >= 0),
  threshold_points int not null check (threshold_points > 0),
  is_reached boolean not null,
  reached_at timestamptz not null,
  round int not null check (round > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  unique (progress_id, percent)
);

create table {schema}.goal_credits (
  progress_id uuid not null references {schema}.goal_progress (id),
  occurrence_id uuid not null,
  points int not null check (points > 0),
  created_at timestamptz not null,
  primary key (progress_id, occurrence_id)
);

create index goal_credits_of_occurrence on {schema}.goal_credits (occurrence_id);

create table {schema}.rewards (
  id uuid primary key,
  family_id uuid not null,
  title varchar(60) not null,
  description varchar(300) not null,
  emoji varchar(16) not null,
  category text not null,
  cost_cents int not null check (cost_cents between 100 and 1000000),
  child_ids uuid[] not null check (cardinality(child_ids) between 1 and 20),
  stock int check (stock >= 0),
  needs_approval boolean not null,
  is_active boolean not null,
  deleted_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1
);

create index rewards_of_child on {schema}.rewards using gin (child_ids);

create table {schema}.reward_redemptions (
  id uuid primary key,
  reward_id uuid not null references {schema}.rewards (id),
  family_id uuid not null,
  child_id uuid not null,
  title varchar(60) not null,
  emoji varchar(16) not null,
  cost_cents int not null check (cost_cents > 0),
  state text not null check (state in ('solicitada', 'por_entregar', 'entregada', 'rechazada', 'cancelada', 'caducada')),
  requested_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1
);

create index reward_redemptions_of_child on {schema}.reward_redemptions (child_id, id desc);

create index reward_redemptions_waiting on {schema}.reward_redemptions (requested_at) where state = 'solicitada';
