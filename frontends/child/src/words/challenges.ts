import { format } from '@alcancia/web-kit';

/** What a child reads about its challenges (G7): praise for the way; a miss costs nothing and blames nobody. */
export const words = {
  title: 'Retos',
  text: 'Tú eliges cuáles',
  running: 'En curso',
  offered: 'Para empezar',
  over: 'Ya terminaron',
  empty: { title: 'Aún no hay retos', text: 'Pide a un adulto que cree uno contigo.' },
  /** What is counted, but for coins, which have the family's own name. */
  units: {
    actividades: (n: number) => format.count(n, 'actividad', 'actividades'),
    puntos: (n: number) => format.count(n, 'Punto', 'Puntos'),
    racha: (n: number) => format.count(n, 'día seguido', 'días seguidos'),
    actividad_concreta: (n: number) => format.count(n, 'vez', 'veces'),
  },
  of: (progress: number, target: string) => `${format.number(progress)} de ${target}`,
  onlyOf: (activity: string) => `De «${activity}»`,
  days: (n: number) => format.count(n, 'día', 'días'),
  daysLeft: (n: number) => {
    if (n === 0) return 'Un adulto mira lo último';
    return n === 1 ? '¡Es el último día!' : `Quedan ${format.number(n)} días`;
  },
  startsOn: (day: string) => `Empieza el ${format.dayOf(day)}`,
  waitsFor: (names: readonly string[]) =>
    `Empieza cuando ${names.length > 1 ? 'acepten' : 'acepte'} ${format.listOf(names)}`,
  modes: { individual: 'Para ti', cooperativo: 'En equipo', entre_hermanos: 'Con tus hermanos' },
  modeTexts: {
    individual: '',
    cooperativo: 'Suman entre todos y ganan todos.',
    entre_hermanos: 'Cada quien a su ritmo: nadie pierde.',
  },
  progress: (title: string) => `Avance: ${title}`,
  steps: 'Pasos',
  stepDone: 'hecho',
  prize: 'Premio',
  badge: (badge: string) => `Insignia «${badge}»`,
  accept: '¡Acepto el reto!',
  acceptTitle: (title: string) => `¡Acepto el reto!: ${title}`,
  accepted: { title: '¡Reto aceptado!', text: 'Lo que hagas desde ahora cuenta.' },
  won: '¡Reto superado!',
  missed: (progress: string) => `Llegaste a ${progress}. ¡Buen intento! No pierdes nada.`,
  cancelled: 'Este reto ya no sigue. Lo que ganaste es tuyo.',
  spoken: (title: string, ask: string) => `${title}. El reto es: ${ask}.`,
  othersAt: (name: string, progress: string) => `${name}: ${progress}`,
  hasAccepted: (name: string) => `${name} ya aceptó`,
};
