import type { PlanPeriod } from '@alcancia/contracts/billing';
import { said } from '@alcancia/web-kit';

const countries = new Intl.DisplayNames('es', { type: 'region' });

/** 'Mi Suscripción' (spec 1 §2). */
export const words = said({
  title: 'Mi Suscripción',
  pricesFor: (country: string | null, currency: string) =>
    country === null
      ? `No sabemos tu país. Precios en ${currency}`
      : `Precios para ${countries.of(country) ?? country} en ${currency}`,
  period: 'Periodo',
  monthly: 'Mensual',
  annual: 'Anual',
  annualSaves: 'Ahorra 20%',
  per: {
    monthly: 'por mes',
    quarterly: 'por trimestre',
    semiannual: 'por semestre',
    annual: 'por año',
  } satisfies Record<PlanPeriod, string>,
  saves: (percent: number, amount: string) => `Ahorras ${percent}% (${amount})`,
  discount: (percent: number) => `Descuento: ${percent}%`,
  mostPopular: 'Más Popular',
  own: 'Tu plan',
  free: 'Plan Gratuito',
  notSold: 'No disponible',
  includes: 'Incluye:',
  noFeatures: 'Sin características definidas',
  noPlans: 'Ahora no hay planes a la venta',
  noPlansText: 'Tu plan sigue igual.',
  subscribe: 'Suscribirme',
  change: 'Cambiar a este plan',
  trial: 'Todos los planes incluyen 14 días de prueba gratis. Cancela cuando quieras.',
  trialOnce: 'Los 14 días de prueba gratis son una vez por familia. Cancela cuando quieras.',
  chargedIn: (price: string, per: string) => `PayPal no cobra en tu moneda: se cobrarán ${price} ${per}.`,
  ownerOnly: 'El plan lo elige quien administra la familia.',
  cameBack: 'Volviste de PayPal sin aprobar el pago. No se cobró nada y tu plan sigue igual.',
});
