import type { SubscriptionState } from '@alcancia/contracts/billing';
import { format, said } from '@alcancia/web-kit';

/** Subscribing, what became of it, and its end (spec 1 §4, §8, G29). */
export const words = said({
  subscribeTo: (plan: string) => `Suscribirte al plan ${plan}`,
  today: 'Hoy',
  afterwards: 'Después',
  freeDays: 'Gratis por 14 días',
  limits: { maxChildren: 'Niños', maxGuardians: 'Tutores', maxDevices: 'Dispositivos' },
  unlimited: 'sin límite',
  changes: (before: string, after: string) => `de ${before} a ${after}`,
  consent: (price: string, per: string) =>
    `Al continuar aceptas que PayPal cobre ${price} ${per}, desde hoy y hasta que canceles.`,
  consentAfterTrial: (price: string, per: string) =>
    `Al continuar aceptas que PayPal cobre ${price} ${per} cuando terminen los días gratis y hasta que canceles.`,
  back: 'Volver',
  toPayPal: 'Ir a PayPal',
  starting: 'Iniciando proceso de suscripción...',
  signInFirst: 'Debes iniciar sesión para suscribirte',
  failed: 'Error al crear la suscripción. Por favor intenta de nuevo.',

  own: (plan: string) => `Plan ${plan}`,
  states: {
    pending_approval: 'Falta aprobar',
    trialing: 'Prueba activa',
    active: 'Activa',
    past_due: 'Pago pendiente',
    suspended: 'En pausa',
    cancelled: 'Cancelada',
    expired: 'Terminada',
  } satisfies Record<SubscriptionState, string>,
  pendingText: 'Todavía no aprobaste el pago en PayPal. Puedes elegir un plan otra vez y terminarlo.',
  pastDueText: 'PayPal no pudo cobrar. Revisa tu forma de pago en PayPal: tu plan sigue unos días más.',
  suspendedText: 'PayPal no pudo cobrar y tu familia volvió al plan Gratis. Revisa tu forma de pago en PayPal.',
  cancelledText: 'No se cobra nada más. Después vuelves al plan Gratis y podrás suscribirte otra vez.',
  toChangeBelow: 'Para cambiar de plan, elige otro abajo.',
  toChange: 'Para cambiar de plan, cancela este: podrás elegir otro cuando termine.',
  amount: 'Importe',
  trialUntil: 'Días gratis hasta',
  nextCharge: 'Próximo cobro',
  holdsUntil: 'Tu plan sigue hasta',
  cancel: 'Cancelar suscripción',
  cancelTitle: '¿Cancelar la suscripción?',
  cancelText: (until: string) =>
    `Tu plan sigue hasta el ${until}. Después vuelves al plan Gratis: nada se borra y no se cobra más.`,
  cancelNowText: 'Vuelves al plan Gratis: nada se borra y no se cobra más.',
  keep: 'Seguir con mi plan',
  cancelled: 'Suscripción cancelada',
  cancelledUntil: (until: string) => `Tu plan sigue hasta el ${until}.`,

  changeTo: (plan: string) => `Cambiar al plan ${plan}`,
  nothingToday: 'No se cobra nada',
  fromNextCharge: 'Desde el próximo cobro',
  from: (day: string) => `Desde el ${day}`,
  consentToChange: (price: string, per: string) =>
    `Al continuar aceptas que PayPal cobre ${price} ${per} desde el próximo cobro y hasta que canceles.`,
  smallerLater: (plan: string, until: string) =>
    `Sigues con ${plan} hasta el ${until}. No se borra nada: si en casa son más, eliges quién sigue.`,
  roomAtOnce: 'Todo lo que incluye es tuyo en cuanto PayPal lo confirme.',
  startingChange: 'Abriendo PayPal...',
  confirmingChange: 'Estamos confirmando tu cambio…',
  lateChange: 'PayPal tarda en confirmar el cambio. Cuando lo haga, tu plan cambia solo; hasta entonces sigue igual.',
  changed: (plan: string) => `¡Listo! Ahora pagas el plan ${plan}.`,
  heldUntil: (plan: string) => `Sigues con ${plan} hasta`,

  confirming: 'Estamos confirmando tu pago…',
  confirmingText: 'PayPal nos avisa en unos segundos. No hace falta que hagas nada.',
  done: '¡Ya está!',
  doneText: (plan: string) => `Tu plan ${plan} ya está activo.`,
  doneTrial: (until: string) => `Tienes días gratis hasta el ${until}.`,
  nowYouCan: 'Desde ahora puedes:',
  addChildren: (most: number) =>
    most === -1 ? 'Agregar a todos tus niños' : `Tener hasta ${format.count(most, 'niño', 'niños')}`,
  inviteGuardians: (most: number) =>
    most === -1 ? 'Invitar a todos los tutores que quieras' : `Invitar hasta ${format.count(most, 'tutor', 'tutores')}`,
  addDevices: (most: number) =>
    most === -1
      ? 'Usar todos los dispositivos que quieras'
      : `Usar hasta ${format.count(most, 'dispositivo', 'dispositivos')}`,
  late: 'El pago tarda un poco más',
  lateText: 'Cuando PayPal lo confirme, tu plan cambia solo. Hasta entonces sigues con tu plan de hoy.',
  retry: 'Reintentar',
  nothing: 'No hay ningún pago por confirmar',
  nothingText: 'Tu plan sigue igual.',
  toPlans: 'Ver los planes',
  toHome: 'Ir a Inicio',
  toOwn: 'Ver mi suscripción',
});
