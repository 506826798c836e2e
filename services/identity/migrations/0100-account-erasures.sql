-- An adult's account is erased like a child's profile (G27): who takes over the children is asked by an offer, children
-- who go too have erasures of their own, and the last e-mail needs an address when nothing else is left.
alter table {schema}.erasures
  -- The erasure of the account with which a child goes: asked for, taken back and carried out together.
  add column account_erasure_id uuid references {schema}.erasures (id) on delete set null,
  add column offer_id uuid,
  -- From the end of all access until the last e-mail is written, and no longer.
  add column last_address text;

create index erasures_of_account on {schema}.erasures (account_erasure_id) where account_erasure_id is not null;
