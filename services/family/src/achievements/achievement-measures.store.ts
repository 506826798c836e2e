/** Which work counts for a metric, as a condition on occurrences. */
export const counts = {
  actividades: 'true',
  casa: `category in ('hogar', 'mascotas')`,
  ayuda: `category = 'solidaridad'`,
  escuela: `category = 'escuela'`,
  dinero: `category = 'dinero'`,
  mananas: `time_of_day = 'manana'`,
  reparadas: 'rejections > 0',
} as const;

const countedBy = Object.entries(counts);

/**
 * What can be measured of children, all they have ever done, as the CTE `measured (child_id, metric, within, value)`. Its
 * value is the array of their ids. Only what is there today counts, so that whatever is undone counts no more (G17). Work
 * is counted by the family's day on which it was claimed (G4). What a child has never done has no row.
 */
export const measured = `
  asked as (select unnest(?::uuid[]) as child_id),
  work as materialized (
    select child_id, due_on, rejections, category, time_of_day from asked join family.occurrences using (child_id)
    where state = 'aprobada'
  ),
  days as (select child_id, due_on, count(*) as done from work group by child_id, due_on),
  runs as (
    select child_id, count(*) as days
    from (select child_id, due_on - (row_number() over (partition by child_id order by due_on))::int as run from days) d
    group by child_id, run
  ),
  weeks as (
    select child_id, count(*) as days, sum(done) as done from days group by child_id, date_trunc('week', due_on::timestamp)
  ),
  counted as (
    select child_id, count(distinct due_on) as dias,
      ${countedBy.map(([metric, which]) => `count(*) filter (where ${which}) as ${metric}`).join(', ')}
    from work group by child_id
  ),
  measured (child_id, metric, within, value) as (
    select child_id, metric, 'siempre', value from counted cross join lateral (values
      ('dias', dias), ${countedBy.map(([metric]) => `('${metric}', ${metric})`).join(', ')}) m (metric, value)
    union all select child_id, 'actividades', 'dia', max(done) from days group by child_id
    union all select child_id, 'actividades', 'semana', max(done) from weeks group by child_id
    union all select child_id, 'dias', 'semana', max(days) from weeks group by child_id
    union all select child_id, 'dias', 'seguidos', max(days) from runs group by child_id
    union all select user_id, metric, 'siempre', value from asked
      join family.core_user_progress on user_id = child_id
      cross join lateral (values ('puntos', total_points), ('nivel', highest_level::bigint)) m (metric, value)
    union all select child_id, 'ahorro', 'siempre', sum(amount) from asked join family.balances using (child_id)
      where account in ('disponible', 'reservado') group by child_id
    union all select child_id, 'metas', 'siempre', count(*) from asked join family.goal_progress using (child_id)
      where state <> 'activa' group by child_id
    union all select child_id, 'hitos', 'siempre', count(*) from asked join family.goal_progress g using (child_id)
      join family.goal_milestones m on m.progress_id = g.id where m.is_reached group by child_id
    union all select child_id, 'recompensas', 'siempre', count(*) from asked
      join family.reward_redemptions using (child_id) where state = 'entregada' group by child_id
  )`;
