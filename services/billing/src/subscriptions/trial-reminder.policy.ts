import { subscriptionLimits as limits } from './subscription.limits.js';

/** The days since 1970 and the hour that clocks of a zone show. */
function shownIn(zone: string, time: Date): { readonly day: number; readonly hour: number } {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return { day: Date.UTC(part('year'), part('month') - 1, part('day')) / 86_400_000, hour: part('hour') };
}

/** Whether it is time to remind of the end of the free days: the third morning before it, by the family's clocks. */
export function isReminderDue(endsAt: Date, now: Date, zone: string): boolean {
  const here = shownIn(zone, now);
  const daysLeft = shownIn(zone, endsAt).day - here.day;
  const isMorning = daysLeft === limits.remindedDaysBefore && here.hour >= limits.remindedAtHour;
  return isMorning || daysLeft < limits.remindedDaysBefore;
}
