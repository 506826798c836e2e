interface CountedDay<Figure extends string> {
  readonly counts: Readonly<Record<Figure, number>>;
}

/** How often something happened in the last so many days, today among them; in all that are known without a number. */
export const inLast = <Figure extends string>(
  days: readonly CountedDay<Figure>[],
  figure: Figure,
  so = days.length,
): number => days.slice(-so).reduce((sum, { counts }) => sum + counts[figure], 0);

/** Between 0 and 1, and of how many; null where there is nothing to take a share of. */
export interface Rate {
  readonly share: number | null;
  readonly some: number;
  readonly all: number;
}

const rate = (some: number, all: number): Rate => ({ share: all > 0 ? some / all : null, some, all });

/** Families that began to pay, for those that came. */
export const conversion = (cameAlong: number, subscribed: number): Rate => rate(subscribed, cameAlong);

/** Families that stopped to pay, of those that paid when the days began. */
export const churn = (payingNow: number, subscribed: number, unsubscribed: number): Rate =>
  rate(unsubscribed, Math.max(payingNow + unsubscribed - subscribed, unsubscribed));
