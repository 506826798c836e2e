import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** Whole minutes until a moment, rounded up; 0 once it has passed. */
export const minutesUntil = (moment: string | number | null, now: number): number =>
  moment === null ? 0 : Math.max(0, Math.ceil((new Date(moment).getTime() - now) / minuteMs));

/** Minutes that are left until a moment; counts down by itself. */
export function useMinutesUntil(moment: string | number | null): number {
  const [now, setNow] = useState(() => Date.now());
  const minutes = minutesUntil(moment, now);
  useEffect(() => {
    if (moment === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [moment]);
  return minutes;
}
