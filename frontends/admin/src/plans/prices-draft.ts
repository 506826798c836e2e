import {
  type KeptPlan,
  type PlanCurrency,
  type PlanPeriod,
  planPeriods,
  type savePlanPrices,
} from '@alcancia/contracts/billing';
import type { AskOf } from '@alcancia/contracts/define';
import { readyNumber, type TypedNumber } from '@alcancia/web-kit/ui';

/** The price of one period while it is typed, in whole units of its currency. */
export interface PriceDraft {
  readonly units: TypedNumber;
  readonly discount: TypedNumber;
  readonly isActive: boolean;
}
export type PricesDraft = Readonly<Record<PlanPeriod, PriceDraft>>;

/** Units: what a price may be at most. */
export const mostUnits = 9_999_999;

export const pricesDraftOf = ({ prices }: KeptPlan, currency: PlanCurrency): PricesDraft =>
  Object.fromEntries(
    planPeriods.map((period) => {
      const price = prices.find((one) => one.currency === currency && one.period === period);
      const units = (price?.priceCents ?? 0) / 100;
      return [period, { units, discount: price?.discountPercent ?? 0, isActive: price?.isActive ?? false }];
    }),
  ) as Record<PlanPeriod, PriceDraft>;

export const isReady = (draft: PricesDraft): boolean =>
  planPeriods.every((period) => typeof draft[period].units === 'number' && typeof draft[period].discount === 'number');

export const pricesIn = (draft: PricesDraft): AskOf<typeof savePlanPrices>['prices'] =>
  planPeriods.map((period) => ({
    period,
    priceCents: readyNumber(draft[period].units) * 100,
    discountPercent: readyNumber(draft[period].discount),
    isActive: draft[period].isActive,
  }));

/** What the pricing screen promises of a year: 'Ahorra 20%' (spec 1 §9). */
const promisedPercent = 20;

/** What a year really saves, in percent, where that is not what the pricing screen promises; null: it is, or nothing can be said. */
export function otherSaving({ monthly, annual }: PricesDraft): number | null {
  if (!monthly.isActive || !annual.isActive || typeof monthly.units !== 'number' || typeof annual.units !== 'number')
    return null;
  if (monthly.units === 0) return null;
  const percent = Math.round((1 - annual.units / (monthly.units * 12)) * 100);
  return percent === promisedPercent ? null : percent;
}
