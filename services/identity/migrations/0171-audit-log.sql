-- Who of those who run the product did what (G40). Nothing in it is changed or taken away, by whoever is connected. It
-- holds ids and chosen words alone: who they were goes with the profile.

create table {schema}.audit_log (
  id uuid primary key,
  act text not null check (act in ('account_locked', 'account_unlocked', 'sessions_ended', 'confirmation_sent')),
  by_id uuid not null,
  about_id uuid not null,
  before jsonb not null,
  after jsonb not null,
  browser text,
  system text,
  created_at timestamptz not null
);

create index audit_log_newest on {schema}.audit_log (created_at desc, id desc);

create index audit_log_by_act on {schema}.audit_log (act, created_at desc, id desc);

create index audit_log_of_actor on {schema}.audit_log (by_id, created_at desc, id desc);

create index audit_log_about on {schema}.audit_log (about_id, created_at desc, id desc);

create function {schema}.refuse_audit_change() returns trigger language plpgsql as $body$
begin
  raise exception 'the audit log is never changed' using errcode = 'restrict_violation';
end
$body$;

create trigger audit_log_append_only before update or delete on {schema}.audit_log
  for each row execute function {schema}.refuse_audit_change();

create trigger audit_log_never_emptied before truncate on {schema}.audit_log
  for each statement execute function {schema}.refuse_audit_change();
