import type { KeptPlan, KeptPrice } from '@alcancia/contracts/billing';
import { changedValues } from '@alcancia/server-kit';

/** What is changed of a plan beside its prices. */
export type PlanFields = Omit<KeptPlan, 'id' | 'slug' | 'featuredOrder' | 'baseCurrency' | 'version' | 'prices'>;

type Values = Record<string, string | null>;

const featuresIn = (features: KeptPlan['features']): string =>
  features
    .map((each) => (typeof each === 'string' ? each : `${each.emoji} ${each.title}: ${each.items.join(', ')}`))
    .join('; ');

const said = ({ limits, features, featuredBadgeText, ...fields }: PlanFields): Values => ({
  name: fields.name,
  description: fields.description,
  features: featuresIn(features),
  featured: fields.isFeatured ? 'yes' : 'no',
  badge: featuredBadgeText,
  order: String(fields.pricingOrder),
  onSale: fields.isOnSale ? 'yes' : 'no',
  maxChildren: String(limits.maxChildren),
  maxGuardians: String(limits.maxGuardians),
  maxDevices: String(limits.maxDevices),
});

/** 'annual MXN': '912, 20 %', as the audit log keeps it. */
const priced = (prices: readonly KeptPrice[]): Values =>
  Object.fromEntries(
    prices.map(({ period, currency, priceCents, discountPercent, isActive }) => [
      `${period} ${currency}`,
      isActive ? `${priceCents / 100}, ${discountPercent} %` : null,
    ]),
  );

export const changedFields = (before: PlanFields, after: PlanFields) => changedValues(said(before), said(after));

/** Of the prices that are named now; one that was not there before was none. */
export function changedPrices(before: readonly KeptPrice[], after: readonly KeptPrice[]) {
  const [was, is] = [priced(before), priced(after)];
  return changedValues(Object.fromEntries(Object.keys(is).map((name) => [name, was[name] ?? null])), is);
}
