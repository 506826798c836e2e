/** What people read in the bell. One idea, verb first; to a child, effort is praised and lack is never named (look, 'Words'). */
const amount = (points: number, coinsCents: number): string => {
  const parts = [
    points > 0 ? `${points} Puntos` : '',
    coinsCents > 0 ? `${Math.floor(coinsCents / 100)} Monedas` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `+${parts.join(' y +')}`;
};
const withAmount = (sentence: string, points: number, coinsCents: number): string =>
  [sentence, amount(points, coinsCents)].filter((part) => part !== '').join(' ');

export const words = {
  activityDone: (child: string, title: string) => `${child} terminó «${title}». Revísalo cuando puedas.`,
  rewardRequested: (child: string, title: string) => `${child} quiere canjear «${title}».`,
  goalRedeemed: (child: string, title: string) => `${child} llegó a su meta «${title}» y quiere su premio.`,
  activityApproved: (title: string, points: number, coinsCents: number) =>
    withAmount(`¡Lo lograste! «${title}» está aprobada.`, points, coinsCents),
  activityRejected: (title: string) => `Casi lo tienes: vuelve a intentar «${title}».`,
  rewardApproved: (title: string) => `¡Sí! «${title}» es tuya. Pronto te la entregan.`,
  rewardRejected: (title: string) => `«${title}» no puede ser por ahora. Tus Monedas están de vuelta.`,
  goalApproved: (title: string) => `¡Tu premio por «${title}» está en camino!`,
  goalRejected: (title: string) => `Habla con tu familia sobre el premio de «${title}».`,
  decisionUndone: (title: string) => `«${title}» está otra vez en revisión.`,
  delivered: (title: string) => `¡Disfrútalo! «${title}» está entregado.`,
  milestoneForChild: (title: string, percent: number) =>
    percent >= 100 ? `¡Lo lograste! Alcanzaste tu meta «${title}».` : `¡Vas en ${percent} % de tu meta «${title}»!`,
  milestoneForAdult: (child: string, title: string, percent: number) =>
    percent >= 100 ? `${child} alcanzó su meta «${title}».` : `${child} va en ${percent} % de su meta «${title}».`,
  levelUp: (level: number, name: string) => `¡Subiste al nivel ${level}! Ahora eres ${name}.`,
  pinLocked: (child: string) => `El PIN de ${child} está bloqueado 5 minutos por varios intentos.`,
  pinNeedsAdult: (child: string) => `El PIN de ${child} está bloqueado. Desbloquéalo o restablécelo en su ficha.`,
  deviceLinked: (device: string, child: string) => `${child} ya puede entrar desde «${device}».`,
  deviceRevoked: (device: string) => `«${device}» ya no puede usarse para entrar.`,
};
