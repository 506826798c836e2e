import type { AmbassadorStatus } from '@alcancia/contracts/marketing';
import { format, said } from '@alcancia/web-kit';

const statuses: Readonly<
  Record<Exclude<AmbassadorStatus, 'aprobado'>, { readonly title: string; readonly text: string }>
> = {
  solicitado: {
    title: 'Tu solicitud está en revisión',
    text: 'Cuando la aprobemos, aquí mismo ves tu enlace.',
  },
  rechazado: {
    title: 'Esta vez no pudo ser',
    text: 'Puedes pedirlo otra vez cuando quieras.',
  },
  suspendido: {
    title: 'Tu lugar de embajador está en pausa',
    text: 'Tu enlace no cuenta visitas mientras tanto. Lo que ya ganaste sigue aquí.',
  },
};

/** Embajadores (G34). */
export const words = said({
  title: 'Embajadores',
  about: 'Recomienda Alcancía y recibe una parte de lo que pagan las familias que llegan por ti.',
  how: [
    'Te damos un enlace tuyo. El último por el que llegó una familia es el que cuenta, durante 30 días.',
    'Cuando una familia paga, te toca una parte. Se confirma a los 30 días.',
    'Pagamos una vez al mes, desde 50 de cada moneda.',
    'Solo ves cuántos llegan y cuánto ganas: nunca quién es cada familia. Tu propia familia no cuenta.',
  ],
  apply: 'Quiero ser embajador',
  applyAgain: 'Pedirlo otra vez',
  payout: 'Dónde te pagamos',
  payoutHint: 'Por ejemplo, tu cuenta bancaria o tu correo de PayPal.',
  payoutMissing: 'Escribe dónde te pagamos.',
  terms: 'Acepto recomendar Alcancía con la verdad y sin spam.',
  termsMissing: 'Tienes que aceptarlo para seguir.',
  applied: 'Solicitud enviada',
  statuses,
  link: 'Tu enlace',
  copy: 'Copiar enlace',
  copied: 'Copiado',
  copyFailed: 'No se pudo copiar: mantén pulsado el texto y cópialo.',
  qr: 'Código QR y más formas de compartir',
  percent: (percent: number) => `Te toca el ${percent} % de cada pago.`,
  kit: 'Textos para compartir',
  texts: (link: string) => [
    `En casa los niños ganan Monedas por lo que hacen y aprenden a ahorrar. Mira Alcancía: ${link}`,
    `¿Tus hijos piden y piden? Con Alcancía aprenden a ahorrar para lo que quieren. Se empieza gratis: ${link}`,
    `La alcancía que enseña a decidir: tareas, metas y ahorro en una app para toda la familia. ${link}`,
  ],
  copyText: (nth: number) => `Copiar el texto ${nth}`,
  funnel: 'Quiénes llegan por ti',
  steps: {
    visits: 'Visitas',
    signUps: 'Cuentas nuevas',
    trials: 'En prueba',
    subscribed: 'Pagan',
    left: 'Se fueron',
  },
  books: 'Lo que ganaste',
  noBooks: 'Todavía no hay comisiones. Aparecen cuando paga una familia que llegó por ti.',
  pending: 'Por confirmar',
  approved: 'Para el próximo pago',
  paid: 'Pagado',
  payouts: 'Pagos',
  noPayouts: 'Todavía no hay pagos.',
  paidAt: (at: string) => format.dateOf(at),
  payoutMethod: (method: string) => `Te pagamos en: ${method}`,
  money: (cents: number, currency: string) =>
    new Intl.NumberFormat('es', { style: 'currency', currency, currencyDisplay: 'code' }).format(cents / 100),
});
