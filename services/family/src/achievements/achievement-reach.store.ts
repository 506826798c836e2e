import { counts } from './achievement-measures.store.js';

const done = `family.occurrences o where o.child_id = asked.child_id and o.state = 'aprobada'`;
const underWay = 'under_way o where o.child_id = asked.child_id';
const upTo = (rows: string): string => `(select count(*) from (select from ${rows} limit a.threshold) enough)`;

/** All there is of some work: no more is counted than it takes. */
const ever = (which: string): string =>
  `${upTo(`${done} and ${which}`)} + (select count(*) from ${underWay} and ${which})`;

const everOnDays = `(select count(*) from (select distinct o.due_on from ${done} order by o.due_on limit a.threshold) enough)
  + (select count(distinct n.due_on) from under_way n
     where n.child_id = asked.child_id and not exists (select from ${done} and o.due_on = n.due_on))`;

/** Work of both kinds between two days. */
const between = (first: string, last: string): string => `(
  select o.due_on from ${done} and o.due_on between ${first} and ${last}
  union all select o.due_on from ${underWay} and o.due_on between ${first} and ${last}) work`;

/** The most of a day, or of a week from Monday on, that work under way belongs to. */
const most = (what: string, first: string, days: number): string => `(
  select max((select ${what} from ${between('n.first', `n.first + ${days - 1}`)}))
  from (select distinct ${first} as first from ${underWay}) n)`;
const monday = `date_trunc('week', o.due_on::timestamp)::date`;

/** The longest run of days that work under way belongs to; days further away than it takes add nothing. */
const daysInARow = `(
  select max(days) from (
    select count(*) as days from (
      select due_on - (row_number() over (order by due_on))::int as run from (
        select distinct work.due_on from under_way n
          cross join lateral ${between('n.due_on - a.threshold', 'n.due_on + a.threshold')}
        where n.child_id = asked.child_id
      ) days
    ) runs group by run
  ) lengths)`;

const byWork: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(counts).map(([metric, which]) => [`${metric}/siempre`, ever(which)])),
  'dias/siempre': everOnDays,
  'actividades/dia': most('count(*)', 'o.due_on', 1),
  'actividades/semana': most('count(*)', monday, 7),
  'dias/semana': most('count(distinct work.due_on)', monday, 7),
  'dias/seguidos': daysInARow,
};

/** What the decision itself may add to; points, coins and levels it knows. */
const byDecision: Readonly<Record<string, string>> = {
  'metas/siempre': upTo(`family.goal_progress g where g.child_id = asked.child_id and g.state <> 'activa'`),
  'hitos/siempre': upTo(`family.goal_progress g join family.goal_milestones m on m.progress_id = g.id
    where g.child_id = asked.child_id and m.is_reached`),
  'recompensas/siempre': upTo(
    `family.reward_redemptions r where r.child_id = asked.child_id and r.state = 'entregada'`,
  ),
  'nivel/siempre': '(select p.highest_level from family.core_user_progress p where p.user_id = asked.child_id)',
};

/** Whether an achievement `a` is by work: it is reached by an approval or not at all. */
export const isByWork = `a.metric || '/' || a.within = any(array['${Object.keys(byWork).join(`','`)}'])`;

/**
 * How near the child of `asked` is to what achievement `a` takes, with the work of the CTE `under_way (child_id, due_on,
 * category, time_of_day, rejections)`, up to what it takes. What was reached earlier was given then: of days and weeks
 * only those of this work are looked at, and of the rest as many rows as it takes, so that it costs the same after years.
 */
export const reach = `case a.metric || '/' || a.within
  ${Object.entries({ ...byWork, ...byDecision })
    .map(([measure, value]) => `when '${measure}' then ${value}`)
    .join('\n  ')}
end`;
