import type { Clock } from '@alcancia/server-kit';

import type { ExampleFamily } from './example-family.js';
import { type Chapter, firstDay, type Moment } from './moment.js';
import { home } from './people.js';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** What happens within so long is told in one breath. */
const soonMs = 60 * minuteMs;
/** Today's moments fall into so long before now, as far as today has begun. */
const todaySpanMs = 3 * 60 * minuteMs;

/** 'YYYY-MM-DD' on the family's calendar. */
const dateOf = (time: number): string => new Intl.DateTimeFormat('en-CA', { timeZone: home.timeZone }).format(time);

const timeOf = (date: string, time: string): number => Date.parse(`${date}T${time}:00${home.utcOffset}`);

/** A clock that was set back to the first day of the story and only goes forward from there. */
export class StoryClock {
  readonly tellsAt: number;
  private shiftedMs = 0;

  constructor(private readonly clock: Clock) {
    this.tellsAt = clock.now().getTime();
    this.shift(timeOf(this.dateBefore(firstDay), '07:00') - this.tellsAt);
  }

  dateBefore(days: number): string {
    return dateOf(this.tellsAt - days * dayMs);
  }

  isLongBefore(time: number): boolean {
    return time - this.clock.now().getTime() > soonMs;
  }

  /** Goes forward to this time; what took longer than planned is not turned back. */
  goTo(time: number): void {
    this.shift(Math.max(0, time - this.clock.now().getTime()));
  }

  /** Back to the time that it really is. */
  goHome(): void {
    this.shift(-this.shiftedMs);
  }

  private shift(byMs: number): void {
    this.shiftedMs += byMs;
    this.clock.shift(byMs);
  }
}

/** Oldest first; at the same time, in the order of the chapters. */
const inOrder = (chapters: readonly Chapter[]): Moment[] =>
  chapters
    .flatMap(({ moments }) => moments)
    .toSorted((one, other) => other.daysAgo - one.daysAgo || one.time.localeCompare(other.time));

/** When each moment happens. Those of today are spread over its last hours, so that none lies ahead. */
function timed(moments: readonly Moment[], clock: StoryClock): (readonly [time: number, moment: Moment])[] {
  const today = moments.filter(({ daysAgo }) => daysAgo === 0);
  const from = Math.max(timeOf(clock.dateBefore(0), '00:00'), clock.tellsAt - todaySpanMs);
  const step = (clock.tellsAt - from) / (today.length + 1);
  return moments.map((moment) => {
    if (moment.daysAgo > 0) return [timeOf(clock.dateBefore(moment.daysAgo), moment.time), moment];
    return [from + step * (today.indexOf(moment) + 1), moment];
  });
}

/** Lets all of it happen, day by day; before the clock moves on, everything has been reacted to. */
export async function tellStory(chapters: readonly Chapter[], family: ExampleFamily, clock: StoryClock): Promise<void> {
  for (const [time, moment] of timed(inOrder(chapters), clock)) {
    if (clock.isLongBefore(time)) await family.settled();
    clock.goTo(time);
    await moment.happens(family);
  }
  await family.settled();
  clock.goHome();
}
