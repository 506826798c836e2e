-- A link may lead to another address than the account's: the new one that it confirms, or the one before that it brings back.

alter table {schema}.single_use_links
  drop constraint single_use_links_purpose_check,
  add constraint single_use_links_purpose_check check (purpose in ('confirm', 'reset', 'new-email', 'undo-email')),
  add column address text,
  add constraint single_use_links_address_check check ((purpose in ('new-email', 'undo-email')) = (address is not null));

-- Addresses that were an account's until a moment ago are kept for it.
create index single_use_links_kept on {schema}.single_use_links (address) where purpose = 'undo-email' and used_at is null;
