-- What may be done with the data of a child, as identity's last event about it said: purpose → version of the words.

create table {schema}.known_consents (
  child_id uuid primary key,
  given jsonb not null,
  sequence bigint not null
);
