import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;
const lookEveryMs = 1_000;

/** Whole minutes until a moment, rounded up; 0 once it has passed. */
export const minutesUntil = (moment: string | number | null, now: number): number =>
  moment === null ? 0 : Math.max(0, Math.ceil((new Date(moment).getTime() - now) / minuteMs));

const everySecond = (look: () => void) => {
  const timer = setInterval(look, lookEveryMs);
  return () => clearInterval(timer);
};

/** Minutes that are left until a moment; counts down by itself. */
export const useMinutesUntil = (moment: string | number | null): number =>
  useSyncExternalStore(everySecond, () => minutesUntil(moment, Date.now()));
