-- Who pays is reminded once before the free days end, by the clocks of the family.

alter table {schema}.family_plans add column time_zone text not null default 'UTC';

alter table {schema}.subscriptions add column reminded_at timestamptz;

create index subscriptions_in_trial on {schema}.subscriptions (trial_ends_at)
  where state = 'trialing' and is_current and reminded_at is null;
