import { type PlanCurrency, type PlanPeriod, planPeriods, type PlanPrice } from '@alcancia/contracts/billing';

interface FirstPlan {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly features: readonly string[] | readonly { emoji: string; title: string; items: readonly string[] }[];
  readonly isFeatured: boolean;
  readonly limits: { readonly maxChildren: number; readonly maxGuardians: number; readonly maxDevices: number };
  /** Whole units of each currency for a month. */
  readonly monthly: Readonly<Record<PlanCurrency, number>>;
}

const work = {
  emoji: '🐷',
  title: 'Todo para aprender a ahorrar',
  items: ['Actividades, metas y recompensas', 'Puntos y monedas para cada niño', 'Aprobaciones de los adultos'],
};

/** The plans of an empty database (G53). Every monthly price is a multiple of five, so that a fifth off a year is whole. */
export const firstPlans: readonly FirstPlan[] = [
  {
    name: 'Gratis',
    slug: 'gratis',
    description: 'Para empezar hoy en casa.',
    features: ['Hasta 3 niños', '1 tutor invitado', '3 dispositivos', ...work.items],
    isFeatured: false,
    limits: { maxChildren: 3, maxGuardians: 1, maxDevices: 3 },
    monthly: { USD: 0, EUR: 0, MXN: 0, UYU: 0, ARS: 0, COP: 0, CLP: 0, PEN: 0, BRL: 0 },
  },
  {
    name: 'Familia',
    slug: 'familia',
    description: 'Para criar en equipo.',
    features: [
      { emoji: '👨‍👩‍👧', title: 'Tu familia', items: ['Hasta 6 niños', '3 tutores invitados', '10 dispositivos'] },
      work,
    ],
    isFeatured: true,
    limits: { maxChildren: 6, maxGuardians: 3, maxDevices: 10 },
    monthly: { USD: 5, EUR: 5, MXN: 95, UYU: 200, ARS: 5000, COP: 20_000, CLP: 4500, PEN: 20, BRL: 25 },
  },
  {
    name: 'Familia Plus',
    slug: 'familia-plus',
    description: 'Para familias grandes.',
    features: [
      {
        emoji: '🏡',
        title: 'Tu familia',
        items: ['Hasta 20 niños', '6 tutores invitados', 'Dispositivos sin límite'],
      },
      work,
    ],
    isFeatured: false,
    limits: { maxChildren: 20, maxGuardians: 6, maxDevices: -1 },
    monthly: { USD: 10, EUR: 10, MXN: 175, UYU: 380, ARS: 9500, COP: 38_000, CLP: 8500, PEN: 35, BRL: 45 },
  },
];

const months: Readonly<Record<PlanPeriod, number>> = { monthly: 1, quarterly: 3, semiannual: 6, annual: 12 };
/** What longer periods cost less, in percent; a year as spec 1 §9 claims. */
const discounts: Readonly<Record<PlanPeriod, number>> = { monthly: 0, quarterly: 5, semiannual: 10, annual: 20 };

/** The launch prices of a plan. What is not whole is rounded down, in favour of who pays. */
export const firstPricesOf = ({ monthly }: Pick<FirstPlan, 'monthly'>): PlanPrice[] =>
  Object.entries(monthly).flatMap(([currency, units]) =>
    planPeriods.map((period) => ({
      period,
      currency: currency as PlanCurrency,
      priceCents: Math.floor((units * months[period] * (100 - discounts[period])) / 100) * 100,
      discountPercent: units === 0 ? 0 : discounts[period],
    })),
  );
