import type { PlanPeriod } from '@alcancia/contracts/billing';

const periods: Readonly<Record<PlanPeriod, string>> = {
  monthly: 'un mes',
  quarterly: 'tres meses',
  semiannual: 'seis meses',
  annual: 'un año',
};

/** What an invoice says. */
export const words = {
  title: 'Factura',
  subject: (number: string) => `Factura ${number} de Alcancía`,
  number: 'Número',
  issued: 'Emitida el',
  paid: 'Pagada el',
  taxId: 'Identificación fiscal',
  what: (plan: string, period: PlanPeriod) => `Plan ${plan}, ${periods[period]}`,
  net: 'Base',
  tax: (name: string, percent: string) => `${name} (${percent})`,
  total: 'Total pagado',
  by: 'Pagada con PayPal.',
  thanks: 'Gracias por acompañar a tus niños con Alcancía.',
};
