-- How the e-mail of an invitation fares is kept with it, so that its sender is told when that changes (F24).
-- `is_reminded`: the reminder of its present link was sent (G24).

alter table {schema}.guardianship_invites
  add column mail_state text not null default 'delivered' check (mail_state in ('sending', 'delivered', 'failing')),
  add column is_reminded boolean not null default false;

update {schema}.guardianship_invites i
  set mail_state = case when m.tries > 1 then 'failing' else 'sending' end
  from {schema}.mails m where m.id = i.mail_id and m.sent_at is null;

create index guardianship_invites_mail on {schema}.guardianship_invites (mail_id);

-- What waits for an address, and what ends soon.

create index guardianship_invites_waiting on {schema}.guardianship_invites (invited_email) where status = 'sent';

create index guardianship_invites_ending on {schema}.guardianship_invites (expires_at)
  where status = 'sent' and not is_reminded;
