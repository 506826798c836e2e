import type { KeptPlan, KeptPrice } from '@alcancia/contracts/billing';

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

/** Only what is another value, by name of the field. */
function changed(before: Values, after: Values): { before: Values; after: Values } {
  const names = Object.keys(after).filter((name) => (before[name] ?? null) !== after[name]);
  const pick = (values: Values): Values => Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

export const changedFields = (before: PlanFields, after: PlanFields) => changed(said(before), said(after));

export const changedPrices = (before: readonly KeptPrice[], after: readonly KeptPrice[]) =>
  changed(priced(before), priced(after));
