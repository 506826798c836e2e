import type { GoalFields } from './goal.entity.js';
import { milestoneTwice } from './goal.errors.js';

/** What an adult typed, without repetitions and with the milestones in the order of the way. */
export function tidy({ title, emoji, targetPoints, dueAt, prize, ...fields }: GoalFields): GoalFields {
  const milestones = fields.milestones.toSorted((one, other) => one.percent - other.percent);
  if (new Set(milestones.map(({ percent }) => percent)).size < milestones.length) throw milestoneTwice();
  const childIds = [...new Set(fields.childIds)];
  const associatedActivities = [...new Set(fields.associatedActivities)];
  return { title, emoji, childIds, targetPoints, associatedActivities, dueAt, prize, milestones };
}
