import { counts } from './achievement-measures.store.js';

const done = `family.occurrences o where o.child_id = asked.child_id and o.state = 'aprobada'`;
const underWay = 'under_way o where o.child_id = asked.child_id';
const upTo = (rows: string): string => `(select count(*) from (select from ${rows} limit a.threshold) enough)`;

/** All there is of some work: no more is counted than it takes, and nothing where none of it is under way. */
const ever = (which: string): string => {
  const now = `${underWay} and ${which}`;
  return `case when exists (select from ${now}) then ${upTo(`${done} and ${which}`)} + (select count(*) from ${now}) end`;
};

/** Whether there is work of that day: asked of the index, however much of it there is. */
const hasDay = (day: string): string =>
  `(exists (select from ${done} and o.due_on = ${day}) or exists (select from ${underWay} and o.due_on = ${day}))`;

/** Whether work under way is of a day that has none yet: otherwise no days are added. */
export const hasNewDay = `exists (
  select from under_way n where n.child_id = asked.child_id and not exists (select from ${done} and o.due_on = n.due_on))`;
const onNewDay = (value: string): string => `case when asked.has_new_day then ${value} end`;

/** From day to day, leaving out what else is of the same. */
const everOnDays = `(
  with recursive d (day) as (
    select min(o.due_on) from ${done}
    union all select (select min(o.due_on) from ${done} and o.due_on > d.day) from d where d.day is not null
  ) select count(day) from (select day from d limit a.threshold) enough
  ) + (select count(distinct n.due_on) from under_way n
     where n.child_id = asked.child_id and not exists (select from ${done} and o.due_on = n.due_on))`;

/** The most of the days, or of the weeks from Monday on, that work under way belongs to. */
const most = (what: string, first: string): string =>
  `(select max(${what}) from (select distinct ${first} as first from ${underWay}) n)`;
const monday = `date_trunc('week', o.due_on::timestamp)::date`;
const workOf = (days: number): string => {
  const within = `o.due_on between n.first and n.first + ${days - 1}`;
  return `(select count(*) from ${done} and ${within}) + (select count(*) from ${underWay} and ${within})`;
};
const daysOfWeek = `(select count(*) from generate_series(0, 6) nth where ${hasDay('n.first + nth')})`;

/** How many days before or after a day have work without a gap; more than it takes are not looked at. */
const onwards = (step: '+ 1' | '- 1'): string => `(
  with recursive r (day, length) as (
    select n.due_on ${step}, 1 where ${hasDay(`n.due_on ${step}`)}
    union all select r.day ${step}, r.length + 1 from r where r.length < a.threshold and ${hasDay(`r.day ${step}`)}
  ) select count(*) from r)`;
const daysInARow = `(
  select max(1 + ${onwards('- 1')} + ${onwards('+ 1')})
  from (select distinct o.due_on from ${underWay}) n)`;

const byWork: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(counts).map(([metric, which]) => [`${metric}/siempre`, ever(which)])),
  'dias/siempre': onNewDay(everOnDays),
  'actividades/dia': most(workOf(1), 'o.due_on'),
  'actividades/semana': most(workOf(7), monday),
  'dias/semana': onNewDay(most(daysOfWeek, monday)),
  'dias/seguidos': onNewDay(daysInARow),
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
 * How near the child of `asked (child_id, has_new_day)` is to what achievement `a` takes, with the work of the CTE
 * `under_way`, up to what it takes; null where that work adds nothing. What was reached earlier was given then: of days and
 * weeks only those of this work are looked at, and of the rest as many rows as it takes, so that it costs the same after
 * years.
 */
export const reach = `case a.metric || '/' || a.within
  ${Object.entries({ ...byWork, ...byDecision })
    .map(([measure, value]) => `when '${measure}' then ${value}`)
    .join('\n  ')}
end`;
