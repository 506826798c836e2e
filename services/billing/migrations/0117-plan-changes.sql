-- Another plan for a subscription that runs (G29): what the owner asked for, and to which words they agreed. It counts once
-- PayPal says that it was approved.

create table {schema}.plan_changes (
  id uuid primary key,
  subscription_id uuid not null references {schema}.subscriptions (id) on delete cascade,
  adult_id uuid not null,
  plan_id uuid not null references {schema}.plans (id),
  period text not null,
  price_cents bigint not null check (price_cents > 0),
  paypal_plan_id text,
  consent_text text not null,
  consent_captured_at timestamptz not null,
  consent_version text not null,
  created_at timestamptz not null,
  applied_at timestamptz
);

create index plan_changes_open on {schema}.plan_changes (subscription_id) where applied_at is null;

create index plan_changes_of on {schema}.plan_changes (adult_id);

-- Who chose a smaller plan keeps the larger one as long as it is paid.
alter table {schema}.subscriptions
  add column held_plan_id uuid references {schema}.plans (id),
  add column held_until timestamptz,
  add constraint subscriptions_held_has_end check ((held_plan_id is null) = (held_until is null));
