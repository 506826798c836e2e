import type { AmbassadorStatus } from '@alcancia/contracts/marketing';
import { said } from '@alcancia/web-kit';

const statuses: Readonly<Record<AmbassadorStatus, string>> = {
  solicitado: 'Solicitado',
  aprobado: 'Aprobado',
  rechazado: 'Rechazado',
  suspendido: 'Suspendido',
};

/** Ambassadors, for those who run the product (G34). */
export const words = said({
  title: 'Embajadores',
  about: 'Quién pide recomendar Alcancía, cuántos llegan por cada uno y qué se les debe. Aquí no se ven nombres.',
  none: 'Todavía nadie pidió ser embajador.',
  statuses,
  code: 'Código',
  status: 'Estado',
  appliedAt: 'Lo pidió',
  visits: 'Visitas',
  flagged: 'Sospechosas',
  signUps: 'Cuentas',
  subscribed: 'Pagan',
  percent: 'Comisión',
  pending: 'Por confirmar',
  due: 'Por pagar',
  paid: 'Pagado',
  act: 'Decidir',
  actOn: (code: string) => `Decidir sobre ${code}`,
  percentOf: (percent: number) => `${percent} %`,
  sum: (cents: number, currency: string) =>
    new Intl.NumberFormat('es', { style: 'currency', currency, currencyDisplay: 'code' }).format(cents / 100),
  nothing: '—',
  file: 'embajadores.csv',

  decision: 'Decisión',
  decisions: { aprobado: 'Aprobar', rechazado: 'Rechazar', suspendido: 'Suspender' },
  percentLabel: 'Comisión, en % de cada pago',
  percentHint: 'Vale para los pagos que vengan; lo ya ganado conserva la suya.',
  method: (method: string) => `Pide que le paguemos en: ${method}`,
  flaggedHint: (count: number) => `Visitas que parecen inventadas, demasiadas de una misma red: ${count}.`,
  save: 'Guardar',
  saved: (code: string) => `${code} guardado`,
  pay: (sum: string) => `Marcar como pagado: ${sum}`,
  payAsked: (sum: string, code: string) => `¿Ya le pagaste ${sum} a ${code}?`,
  payText: 'Queda en sus libros como pagado. No se puede deshacer.',
  payConfirm: 'Sí, ya está pagado',
  payDone: 'Pago anotado',
  payLess: 'Se paga desde 50 de cada moneda.',
});
