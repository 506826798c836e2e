-- Whom a notice names besides its reader: with them it goes when they are erased (G41).
alter table {schema}.notification_logs add column people uuid[] not null default '{}';

update {schema}.notification_logs set people = array[(payload->>'childId')::uuid] where payload->>'childId' is not null;
