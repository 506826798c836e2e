import type { ExampleFamily } from './example-family.js';

/** How many days the story goes back; day 0 is the day on which it is told. */
export const firstDay = 27;

/** Something that somebody of the family does. */
export interface Moment {
  readonly daysAgo: number;
  /** 'HH:MM' of the family's clock. Of today only the order counts: what is yet to come cannot have happened. */
  readonly time: string;
  readonly happens: (family: ExampleFamily) => Promise<unknown>;
}

/** What one feature of the product adds to the story. */
export interface Chapter {
  readonly title: string;
  readonly moments: readonly Moment[];
}

export const on = (daysAgo: number, time: string, happens: Moment['happens']): Moment => ({ daysAgo, time, happens });

/** The same at the same time of every day before today. */
export const everyDay = (
  time: string,
  happens: (family: ExampleFamily, daysAgo: number) => Promise<unknown>,
): Moment[] =>
  Array.from({ length: firstDay }, (_, index) => firstDay - index).map((daysAgo) =>
    on(daysAgo, time, (family) => happens(family, daysAgo)),
  );
