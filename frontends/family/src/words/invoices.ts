import { said } from '@alcancia/web-kit';

/** What was paid, below the plans of 'Mi Suscripción'. */
export const words = said({
  title: 'Facturas',
  text: 'Una por cada pago. PayPal también te envía su recibo.',
  line: (plan: string, day: string) => `Plan ${plan} · ${day}`,
  download: 'Descargar',
  downloadOf: (number: string) => `Descargar la factura ${number}`,
});
