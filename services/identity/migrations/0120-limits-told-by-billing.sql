-- What a plan allows comes from billing (G29): how new it is, and every household told once more, so that billing knows
-- those that are older than itself. Released after billing (docs/release.md).

alter table {schema}.plan_limits add column sequence bigint not null default 0;

with counted as (
  insert into {schema}.aggregates as a (id, sequence)
  select id, 1 from {schema}.families order by id
  on conflict (id) do update set sequence = a.sequence + 1
  returning id, sequence
)
insert into {schema}.outbox (id, subject, aggregate_id, sequence, occurred_at, correlation_id, data)
select gen_random_uuid(), 'events.identity.family-changed.v1', f.id, c.sequence, now(), 'migration-0120',
       jsonb_build_object('familyId', f.id, 'ownerId', f.owner_id, 'timeZone', f.time_zone, 'moneyName', f.money_name)
from {schema}.families f join counted c on c.id = f.id;
