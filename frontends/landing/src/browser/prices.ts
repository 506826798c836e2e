import { newKey } from '@alcancia/web-kit/new-key';

import { priceText } from '../words/amounts.js';

const place = 'alcancia.currency';
/** Spec 1 §9: for 24 hours. */
const keptMs = 86_400_000;

interface KeptCurrency {
  readonly currency: string;
  /** In ms since 1970. */
  readonly at: number;
}

function keptCurrency(): string | null {
  try {
    const { currency, at } = JSON.parse(localStorage.getItem(place) ?? '') as KeptCurrency;
    return Date.now() - at < keptMs ? currency : null;
  } catch {
    return null;
  }
}

/** The currency of the visitor's country; null where nobody knows it. */
async function currencyHere(): Promise<string | null> {
  const kept = keptCurrency();
  if (kept !== null) return kept;
  try {
    const answer = await fetch('/api/billing/place', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': newKey() },
      body: '{}',
    });
    const { currency } = (await answer.json()) as { readonly currency?: string | null };
    if (!currency) return null;
    localStorage.setItem(place, JSON.stringify({ currency, at: Date.now() }));
    return currency;
  } catch {
    return null;
  }
}

/** Puts each price into another currency, where that plan is sold in it. */
export function showPricesIn(page: Document, currency: string): void {
  for (const price of page.querySelectorAll<HTMLElement>('[data-prices]')) {
    const cents = (JSON.parse(price.dataset['prices'] ?? '{}') as Record<string, number>)[currency];
    const [amount, code] = [price.querySelector('b'), price.querySelector('[data-currency]')];
    if (cents === undefined || !amount || !code) continue;
    amount.textContent = priceText(cents, currency);
    code.textContent = currency;
  }
}

/** Prices stand in MXN in the page; once somebody comes near them they are shown as in the visitor's country (spec 1 §9). */
export async function priceByCountry(page: Document): Promise<void> {
  const plans = page.querySelector('.plans');
  if (!plans) return;
  const isNear = await new Promise<boolean>((resolve) => {
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        resolve(true);
      },
      { rootMargin: '600px' },
    );
    near.observe(plans);
  });
  const currency = isNear ? await currencyHere() : null;
  if (currency !== null) showPricesIn(page, currency);
}
