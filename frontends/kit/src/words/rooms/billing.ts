import type { CodeOf } from '@alcancia/contracts/define-errors';
import type * as billing from '@alcancia/contracts/billing';

import { textIn } from '../details.js';
import type { WordsOf } from '../errors.js';

const dayIn = (iso: string): string =>
  new Date(iso).toLocaleDateString('es', { day: 'numeric', month: 'long', year: 'numeric' });

/** What billing refuses: subscriptions (spec 1 §8, G29). */
export const billingErrorWords: WordsOf<CodeOf<typeof billing>> = {
  payments_closed: () => ({ title: 'Todavía no se puede pagar aquí', text: 'Tu plan sigue como está.' }),
  plan_not_for_sale: () => ({
    title: 'Este plan ya no se vende así',
    text: 'Vuelve a mirar los planes y elige de nuevo.',
  }),
  currency_not_charged: (details) => ({
    title: `PayPal no cobra en ${textIn(details, 'currency', 'esa moneda')}`,
    text: 'Elige los precios en USD.',
  }),
  already_subscribed: () => ({
    title: 'Tu familia ya tiene una suscripción',
    text: 'Cancélala antes de elegir otro plan.',
  }),
  subscription_not_changeable: () => ({
    title: 'Ahora no se puede cambiar de plan',
    text: 'Tu suscripción tiene que estar activa. Puedes cancelarla y elegir otro plan.',
  }),
  free_plan_stays: () => ({
    title: 'El plan Gratis se queda',
    text: 'Todas las familias cuentan con él: sigue a la vista y no cuesta nada.',
  }),
  plan_unchanged: () => ({ title: 'Ya tienes ese plan', text: 'Elige otro, o el mismo con otro periodo.' }),
  subscription_runs_on: (details) => {
    const paidUntil = textIn(details, 'paidUntil', '');
    return {
      title: paidUntil === '' ? 'Tu plan sigue por ahora' : `Tu plan sigue hasta el ${dayIn(paidUntil)}`,
      text: 'Desde ese día puedes suscribirte de nuevo.',
    };
  },
  approval_address_missing: () => ({ title: 'No se recibió URL de aprobación de PayPal' }),
  subscription_refused: () => ({ title: 'Error al crear la suscripción. Por favor intenta de nuevo.' }),
  subscription_not_cancellable: () => ({ title: 'Esta suscripción ya no se puede cancelar' }),
};
