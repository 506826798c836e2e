-- An account into which nobody comes until those who run the product open it again (G40).

alter table {schema}.profiles
  add column locked_at timestamptz,
  add column lock_reason text check (lock_reason in ('stolen', 'abuse', 'asked')),
  add constraint profiles_lock_has_reason check ((locked_at is null) = (lock_reason is null)),
  add constraint profiles_administrators_stay_open check (locked_at is null or role = 'adult');
