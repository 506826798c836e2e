import {
  chargedCurrencies,
  type PlanCurrency,
  type PlanPeriod,
  type PlanPrice,
  type PlanView,
} from '@alcancia/contracts/billing';

const months: Readonly<Record<PlanPeriod, number>> = { monthly: 1, quarterly: 3, semiannual: 6, annual: 12 };

/** Symbol and locale of each currency (spec 1 §3). */
const looks: Readonly<Record<PlanCurrency, readonly [symbol: string, locale: string]>> = {
  USD: ['$', 'en-US'],
  EUR: ['€', 'es-ES'],
  MXN: ['$', 'es-MX'],
  UYU: ['$', 'es-UY'],
  ARS: ['$', 'es-AR'],
  COP: ['$', 'es-CO'],
  CLP: ['$', 'es-CL'],
  PEN: ['S/', 'es-PE'],
  BRL: ['R$', 'pt-BR'],
};

/** 24000, 'COP' → '240'; the currency's own way to group, never decimals (spec 1 §9). */
export const unitsOf = (cents: number, currency: PlanCurrency): string =>
  new Intl.NumberFormat(looks[currency][1], { maximumFractionDigits: 0, useGrouping: 'always' }).format(
    Math.round(cents / 100),
  );

/** With its symbol: '$1,430', 'S/20', 'R$25'. The code of the currency stands beside it. */
export const priceOf = (cents: number, currency: PlanCurrency): string =>
  `${looks[currency][0]}${unitsOf(cents, currency)}`;

/** What a plan costs so; undefined where it is not sold so. */
export const priceFor = (
  { prices }: Pick<PlanView, 'prices'>,
  period: PlanPeriod,
  currency: PlanCurrency,
): PlanPrice | undefined => prices.find((price) => price.period === period && price.currency === currency);

/** What PayPal charges for it: in the shown currency where it can, otherwise in dollars; undefined where it is not sold so. */
export function chargeFor(
  plan: Pick<PlanView, 'prices'>,
  period: PlanPeriod,
  currency: PlanCurrency,
): PlanPrice | undefined {
  const shown = priceFor(plan, period, currency);
  if (!shown || chargedCurrencies.includes(currency)) return shown;
  return priceFor(plan, period, 'USD');
}

/** With symbol and code, as it stands in a sentence: '$912 MXN'. */
export const amountOf = ({ priceCents, currency }: Pick<PlanPrice, 'priceCents' | 'currency'>): string =>
  `${priceOf(priceCents, currency)} ${currency}`;

/** What a longer period saves against as many months, percent rounded (spec 1 §5); null where it saves nothing. */
export function savingsOf(
  plan: Pick<PlanView, 'prices'>,
  period: PlanPeriod,
  currency: PlanCurrency,
): { readonly percent: number; readonly cents: number } | null {
  const price = priceFor(plan, period, currency);
  const month = priceFor(plan, 'monthly', currency);
  if (!price || !month) return null;
  const full = month.priceCents * months[period];
  const cents = full - price.priceCents;
  return cents > 0 ? { percent: Math.round((cents / full) * 100), cents } : null;
}
