-- What was said by voice goes with the permission for it (G41).

alter table {schema}.conversation_messages add column is_spoken boolean not null default false;
