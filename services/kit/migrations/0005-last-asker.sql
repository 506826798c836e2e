-- Of several who ask for the same act with the same key, the one that asked last.

alter table {schema}.intents add column last_asker uuid;
