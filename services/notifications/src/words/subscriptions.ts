import type { PlanPeriod, SubscriptionTurn } from '@alcancia/contracts/billing';

/** What a turn is told with: the plan, what is paid, and when, as they are read. */
export interface Said {
  readonly plan: string;
  readonly amount: string;
  readonly every: string;
  /** '7 de diciembre de 2026'; empty where no date is known. */
  readonly until: string;
  readonly invoice: string;
}

/** Turns that are told by an e-mail of their own. */
export type MailedTurn = Exclude<SubscriptionTurn, 'trial_ending'>;

interface TurnWords {
  /** The subject of the e-mail, and what the bell says. */
  readonly title: (said: Said) => string;
  readonly lines: (said: Said) => readonly string[];
}

const periods: Readonly<Record<PlanPeriod, string>> = {
  monthly: 'al mes',
  quarterly: 'cada 3 meses',
  semiannual: 'cada 6 meses',
  annual: 'al año',
};

const when = (until: string, sentence: string): string => (until === '' ? '' : sentence);

const turns: Readonly<Record<MailedTurn, TurnWords>> = {
  trial_started: {
    title: ({ plan }) => `Empezó tu prueba gratis del plan ${plan}.`,
    lines: ({ amount, every, until }) => [
      'Tu familia ya puede usar todo lo que incluye.',
      when(
        until,
        `La prueba dura hasta el ${until}. Ese día PayPal cobra ${amount} ${every}, si no la cancelas antes.`,
      ),
      'Cancelar es fácil: dos toques en Mi Suscripción.',
    ],
  },
  started: {
    title: ({ plan }) => `Tu plan ${plan} está activo.`,
    lines: ({ amount, every, until }) => [
      `Gracias por acompañar a tus niños con Alcancía. El plan cuesta ${amount} ${every}.`,
      when(until, `El próximo pago es el ${until}.`),
    ],
  },
  charged: {
    title: ({ amount }) => `Recibimos tu pago de ${amount}.`,
    lines: ({ plan, invoice }) => [
      `Es el pago de tu plan ${plan}. ¡Gracias!`,
      `Tu factura es la ${invoice}. La descargas en Mi Suscripción cuando quieras.`,
    ],
  },
  payment_failed: {
    title: ({ plan }) => `PayPal no pudo cobrar tu plan ${plan}.`,
    lines: ({ amount, until }) => [
      `El pago de ${amount} no se completó. PayPal lo intentará otra vez.`,
      'Revisa en PayPal la tarjeta o la cuenta con la que pagas.',
      when(until, `Mientras tanto tu familia conserva el plan hasta el ${until}.`),
    ],
  },
  suspended: {
    title: ({ plan }) => `Tu plan ${plan} está en pausa.`,
    lines: () => [
      'PayPal no pudo cobrarlo, así que tu familia usa ahora el plan Gratis.',
      'No se borró nada: lo que tus niños ganaron sigue aquí. Cuando el pago se complete, todo vuelve como estaba.',
    ],
  },
  resumed: {
    title: ({ plan }) => `Tu plan ${plan} vuelve a estar activo.`,
    lines: ({ until }) => ['El pago se completó. ¡Gracias!', when(until, `El próximo pago es el ${until}.`)],
  },
  plan_changed: {
    title: ({ plan }) => `Ahora tienes el plan ${plan}.`,
    lines: ({ amount, every, until }) => [
      `Desde el próximo pago cuesta ${amount} ${every}.`,
      when(until, `El próximo pago es el ${until}.`),
    ],
  },
  cancelled: {
    title: ({ plan }) => `Cancelaste tu plan ${plan}.`,
    lines: ({ until }) => [
      'No se cobrará nada más.',
      when(until, `Tu familia lo sigue usando hasta el ${until}. Después pasa al plan Gratis.`),
      'No se borra nada de lo que tus niños ganaron.',
    ],
  },
  ended: {
    title: ({ plan }) => `Terminó tu plan ${plan}: ahora tienes el plan Gratis.`,
    lines: () => [
      'No se borró nada: lo que tus niños ganaron sigue siendo suyo, y lo que pase del límite se puede leer.',
      'Si en casa son más de los que permite, en Mis Niños eliges quién sigue.',
      'Puedes suscribirte otra vez cuando quieras, en Mi Suscripción.',
    ],
  },
};

/** What who pays is told of the subscription (G29), in the bell and by e-mail. */
export const words = {
  turns,
  trialEnding: ({ plan, amount, every, until }: Said) =>
    `Tu prueba gratis del plan ${plan} termina el ${until}. Si sigues, PayPal cobrará ${amount} ${every}. Si no, cancela antes y no pagas nada.`,
  periods,
  open: 'Ver mi suscripción',
  always: 'Los emails sobre tu suscripción y tus pagos llegan siempre.',
};
