-- An adult agrees again when a material version holds: a row of its own beside that of the sign-up (G50).
alter table {schema}.consents
  add column method text not null default 'sign_up' check (method in ('sign_up', 'entry'));

create index consents_adult on {schema}.consents (adult_id);
