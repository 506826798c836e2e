-- What those who run the product can switch off for everybody (spec 1 §3). All is on until somebody does.

create table {schema}.admin_flags (
  id uuid primary key,
  feature text not null unique,
  enabled boolean not null default true,
  changed_at timestamptz,
  changed_by uuid
);

insert into {schema}.admin_flags (id, feature) values
  ('019ab000-0000-7000-8000-000000000001', 'mettybot_widget_enabled'),
  ('019ab000-0000-7000-8000-000000000002', 'ambassadors_section_enabled'),
  ('019ab000-0000-7000-8000-000000000003', 'rewards_section_enabled');

alter table {schema}.audit_log
  drop constraint audit_log_act_check,
  add constraint audit_log_act_check
    check (act in ('account_locked', 'account_unlocked', 'sessions_ended', 'confirmation_sent', 'flag_switched'));
