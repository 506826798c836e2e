-- An event carries the trace of the act that caused it. An older service goes on without.

alter table {schema}.outbox add column trace text;
