import type { PlanPeriod } from '@alcancia/contracts/billing';

const periods: Readonly<Record<PlanPeriod, string>> = {
  monthly: 'cada mes',
  quarterly: 'cada 3 meses',
  semiannual: 'cada 6 meses',
  annual: 'cada año',
};

/** What PayPal shows of us to who pays. */
export const words = {
  brand: 'Alcancía',
  planName: (name: string, period: PlanPeriod) => `${name}, ${periods[period]}`,
  cancelledByFamily: 'La familia canceló la suscripción.',
  replaced: 'La familia ya tiene otra suscripción.',
  accountErased: 'La cuenta se eliminó.',
};
