import type { ActivityView } from '@alcancia/contracts/family';

/** Points that an activity can bring in one week; what is for once has no rhythm. */
const weeklyPoints = ({ schedule, points }: ActivityView): number => {
  if (schedule.mode === 'unica') return 0;
  return points * (schedule.mode === 'diaria' ? 7 : schedule.weekdays.length);
};

/** Weeks that a goal takes if everything that counts is done; null where nothing brings points. */
export function weeksTo(targetPoints: number, activities: readonly ActivityView[]): number | null {
  const perWeek = activities.filter(({ isActive }) => isActive).reduce((sum, each) => sum + weeklyPoints(each), 0);
  return perWeek === 0 ? null : Math.ceil(targetPoints / perWeek);
}
