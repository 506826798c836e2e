import { singularOf } from '@alcancia/contracts/singular';

const plain = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 0 });
export const counted = (n: number, one: string, many: string): string => `${plain.format(n)} ${n === 1 ? one : many}`;

/** What every family's coins are called until it renames them. */
export const usualMoneyName = 'Monedas';

/** '5 Estrellas', '1 Estrella', or nothing where there is not one whole coin. */
export function coinsIn(money: string, coinsCents: number): string {
  const whole = Math.floor(coinsCents / 100);
  return whole > 0 ? counted(whole, singularOf(money), money) : '';
}

const withAmount = (sentence: string, points: number, coins: string): string => {
  const parts = [points > 0 ? counted(points, 'Punto', 'Puntos') : '', coins].filter((part) => part !== '');
  return parts.length === 0 ? sentence : `${sentence} +${parts.join(' y +')}`;
};

/** What people read in the bell. One idea, verb first; to a child, effort is praised and lack is never named. */
export const words = {
  activityDone: (child: string, title: string) => `${child} terminó «${title}». Revísalo cuando puedas.`,
  rewardRequested: (child: string, title: string) => `${child} quiere canjear «${title}».`,
  goalRedeemed: (child: string, title: string) => `${child} llegó a su meta «${title}» y quiere su premio.`,
  leftWaiting: (child: string, kind: 'actividad' | 'canje' | 'hito', title: string, hours: 24 | 48) => {
    const since = hours === 24 ? 'desde ayer' : 'desde hace dos días';
    return kind === 'actividad'
      ? `${child} espera ${since} que revises «${title}».`
      : `${child} espera ${since} tu respuesta sobre «${title}».`;
  },
  activityApproved: (title: string, points: number, coins: string) =>
    withAmount(`¡Lo lograste! Se aprobó «${title}».`, points, coins),
  activityRejected: (title: string) => `Casi lo tienes: vuelve a intentar «${title}».`,
  rewardApproved: (title: string) => `¡Sí! «${title}» es tuyo. Pronto te lo dan.`,
  rewardRejected: (title: string, money: string) =>
    `«${title}» no puede ser por ahora. Tus ${money} volvieron a tu cartera.`,
  goalApproved: (title: string) => `¡Tu premio por «${title}» está en camino!`,
  goalRejected: (title: string) => `Tu familia te dejó un mensaje sobre el premio de «${title}».`,
  decisionUndone: (title: string) => `«${title}» está otra vez en revisión.`,
  delivered: (title: string) => `¡Disfrútalo! «${title}» ya es tuyo.`,
  deliveryUndone: (title: string) => `«${title}» está por entregar: pronto te lo dan.`,
  milestoneForChild: (title: string, percent: number) =>
    percent >= 100
      ? `¡Lo lograste! Alcanzaste tu meta «${title}».`
      : `¡Ya tienes el ${percent} % de tu meta «${title}»!`,
  milestoneForAdult: (child: string, title: string, percent: number) =>
    percent >= 100
      ? `${child} alcanzó su meta «${title}».`
      : `${child} ya tiene el ${percent} % de su meta «${title}».`,
  achievementForChild: (name: string) => `¡Nuevo logro: «${name}»!`,
  achievementForAdult: (child: string, name: string) => `${child} tiene un nuevo logro: «${name}».`,
  challengeForChild: {
    offered: (title: string) => `Hay un reto nuevo para ti: «${title}».`,
    started: (title: string) => `¡Tu reto «${title}» está en marcha!`,
    won: (title: string) => `¡Reto superado! Lograste «${title}».`,
    missed: (title: string) => `El reto «${title}» terminó. Lo que ganaste sigue contigo.`,
    cancelled: (title: string) => `El reto «${title}» ya no sigue. Lo que ganaste es tuyo.`,
  },
  challengeForAdult: {
    started: (child: string, title: string) => `${child} empezó el reto «${title}».`,
    won: (child: string, title: string) => `${child} superó el reto «${title}».`,
    missed: (child: string, title: string) => `El reto «${title}» de ${child} terminó. No resta nada.`,
  },
  levelUp: (level: number, name: string) => `¡Subiste al nivel ${level}: ${name}!`,
  childInDanger: (child: string) =>
    `${child} le escribió a MetaBot algo que preocupa. Acércate y pregúntale cómo está: ya tiene a quién llamar.`,
  pinLocked: (child: string) => `El PIN de ${child} está bloqueado 5 minutos por varios intentos.`,
  pinNeedsAdult: (child: string) => `El PIN de ${child} está bloqueado. Desbloquéalo o restablécelo en su ficha.`,
  invitationReceived: (name?: string) => `${name ?? 'Alguien'} te invita a acompañar a sus niños. Ábrela en Inicio.`,
  invitationAccepted: (name?: string) =>
    name === undefined ? 'Aceptaron tu invitación.' : `${name} aceptó tu invitación.`,
  invitationDeclined: (name?: string) =>
    name === undefined ? 'Rechazaron tu invitación.' : `${name} rechazó tu invitación.`,
  ownershipOffered: (name?: string) =>
    `${name ?? 'Alguien'} te propone ser propietario de su familia. Respóndele en Configuración.`,
  ownershipAccepted: (name?: string) => `${name ?? 'Otro adulto'} aceptó: ahora es propietario de la familia.`,
  ownershipDeclined: (name?: string) => `${name ?? 'Otro adulto'} no aceptó ser propietario de la familia.`,
  ownershipWithdrawn: (name?: string) => `${name ?? 'Alguien'} retiró su propuesta de pasarte la familia.`,
  guardianLeft: (adult: string | undefined, child: string) => `${adult ?? 'Alguien'} dejó de acompañar a ${child}.`,
  rightsChanged: (child: string) => `Cambiaron tus permisos con ${child}.`,
  guardianshipEnded: (child: string) => `Ya no acompañas a ${child}.`,
  dataExportReady: (child?: string) =>
    child === undefined
      ? 'Tus datos están listos. Puedes descargarlos durante 7 días.'
      : `Los datos de ${child} están listos. Puedes descargarlos durante 7 días.`,
  dataExportFailed: (child?: string) =>
    child === undefined
      ? 'No pudimos preparar tus datos. Pídelos otra vez.'
      : `No pudimos preparar los datos de ${child}. Pídelos otra vez.`,
  erasureAsked: (child: string, days: number) =>
    `El perfil de ${child} se borrará en ${counted(days, 'día', 'días')}. Quien lo administra puede deshacerlo.`,
  erasureCancelled: (child: string) => `El perfil de ${child} ya no se borrará.`,
  accountLeaves: (adult: string | undefined, days: number) =>
    `${adult ?? 'Alguien'} eliminará su cuenta en ${counted(days, 'día', 'días')} y dejará de acompañar a los niños.`,
  accountStays: (adult: string | undefined) => `${adult ?? 'Alguien'} conserva su cuenta.`,
  supportOpened: 'Soporte de Alcancía puede ver tu familia durante 30 minutos. No puede cambiar nada.',
  deviceLinked: (device: string, child: string) => `${child} ya puede entrar desde «${device}».`,
  deviceRevoked: (device: string) => `«${device}» ya no puede usarse para entrar.`,
};
