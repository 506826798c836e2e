-- Support mode: who looked at which family, why and until when (G1). Each look stands in the audit log.

create table {schema}.support_accesses (
  id uuid primary key,
  administrator_id uuid not null,
  session_id uuid not null,
  owner_id uuid not null,
  family_id uuid not null,
  reason text not null check (reason in ('asked', 'coins', 'approvals', 'payment', 'safety')),
  opened_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  looks integer not null default 0
);

create unique index support_accesses_open on {schema}.support_accesses (session_id) where ended_at is null;

create index support_accesses_of_owner on {schema}.support_accesses (owner_id, opened_at desc, id desc);

create index support_accesses_by_administrator on {schema}.support_accesses (administrator_id);

create index support_accesses_kept on {schema}.support_accesses (ends_at);

alter table {schema}.audit_log
  drop constraint audit_log_act_check,
  add constraint audit_log_act_check check (
    act in ('account_locked', 'account_unlocked', 'sessions_ended', 'confirmation_sent', 'flag_switched', 'plan_saved',
      'prices_saved', 'support_opened', 'support_looked', 'support_closed')
  );
