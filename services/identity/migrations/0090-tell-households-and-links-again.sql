-- Notifications keeps more of households and links than it did (time zone, owner, rights): all are told once more.
-- Released after notifications, which would otherwise take them in without it (docs/release.md).

with told as (
  select 'events.identity.family-changed.v1' as subject, f.id as aggregate_id, f.id as about,
         jsonb_build_object('familyId', f.id, 'ownerId', f.owner_id, 'timeZone', f.time_zone, 'moneyName', f.money_name)
           as data
  from {schema}.families f
  union all
  select 'events.identity.guardianship-changed.v1', g.child_id, g.adult_id,
         jsonb_build_object('childId', g.child_id, 'familyId', p.family_id, 'adultId', g.adult_id, 'role', g.role,
                            'permissions', g.permissions, 'isActive', g.status = 'active')
  from {schema}.guardianship g join {schema}.profiles p on p.id = g.child_id
  where p.family_id is not null and p.deleted_at is null
), counted as (
  insert into {schema}.aggregates as a (id, sequence)
  select aggregate_id, count(*) from told group by aggregate_id order by aggregate_id
  on conflict (id) do update set sequence = a.sequence + excluded.sequence
  returning id, sequence
)
insert into {schema}.outbox (id, subject, aggregate_id, sequence, occurred_at, correlation_id, data)
select gen_random_uuid(), t.subject, t.aggregate_id,
       c.sequence + 1 - row_number() over (partition by t.aggregate_id order by t.about),
       now(), 'migration-0090', t.data
from told t join counted c on c.id = t.aggregate_id
order by t.aggregate_id, c.sequence + 1 - row_number() over (partition by t.aggregate_id order by t.about);
