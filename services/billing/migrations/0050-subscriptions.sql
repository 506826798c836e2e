-- Subscriptions of families at PayPal, and what PayPal has told of them (G29).

create table {schema}.subscriptions (
  id uuid primary key,
  family_id uuid not null,
  adult_id uuid not null,
  plan_id uuid not null references {schema}.plans (id),
  period text not null,
  currency text not null,
  price_cents bigint not null check (price_cents > 0),
  has_trial boolean not null,
  state text not null check (
    state in ('pending_approval', 'trialing', 'active', 'past_due', 'suspended', 'cancelled', 'expired')
  ),
  -- The one that counts for the family; what it replaced stays, in case somebody still approves it.
  is_current boolean not null default true,
  paypal_id text unique,
  consent_text text not null,
  consent_captured_at timestamptz not null,
  consent_version text not null,
  return_url text not null,
  cancel_url text not null,
  cancel_reason text,
  trial_ends_at timestamptz,
  paid_until timestamptz,
  failing_since timestamptz,
  -- When PayPal is asked next; null: never again. A check counts only while no newer one has begun.
  next_check_at timestamptz,
  check_no int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- However often and by however many it is asked for: one for each family.
create unique index subscriptions_current on {schema}.subscriptions (family_id) where is_current;

create index subscriptions_due on {schema}.subscriptions (next_check_at) where next_check_at is not null;

-- Families that have had their free days.
create table {schema}.used_trials (
  family_id uuid primary key,
  used_at timestamptz not null
);

-- Our prices as PayPal knows them: a plan of PayPal's for each.
create table {schema}.paypal_plans (
  mark text primary key,
  paypal_plan_id text not null,
  created_at timestamptz not null
);

-- What PayPal told, by its own id, before anything is done about it. Without the body, which names who paid.
create table {schema}.paypal_webhooks (
  event_id text primary key,
  event_type text not null,
  paypal_id text,
  subscription_id uuid,
  told_at timestamptz,
  received_at timestamptz not null,
  times int not null default 1,
  applied_at timestamptz
);

create index paypal_webhooks_of on {schema}.paypal_webhooks (subscription_id) where applied_at is null;
