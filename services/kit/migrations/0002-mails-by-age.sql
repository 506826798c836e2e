-- Mails are forgotten by their age.

create index mails_age on {schema}.mails (created_at);
