import { type Schedule } from '@alcancia/contracts/family';

import { weekdayOf } from '../occurrences/family-day.policy.js';

/** Whether an activity can be done on a day of the family's calendar (G5). */
export const isDueOn = (schedule: Schedule, day: string): boolean =>
  schedule.mode !== 'dias_semana' || schedule.weekdays.includes(weekdayOf(day));

/** What is paid once: `unica` once in all, everything else once per day (G5, house §6). */
export const slotKeyOf = (schedule: Schedule, day: string): string => (schedule.mode === 'unica' ? 'unica' : day);
