import { format, said } from '@alcancia/web-kit';
import { challengeWords } from '@alcancia/web-kit/words/family';

type Metric = keyof typeof challengeWords.metrics;
type Money = Readonly<Record<'one' | 'many', string>>;

/** '3 de 5 actividades', in the unit of what counts. */
const units: Record<Metric, (n: number, money: Money) => string> = {
  actividades: (n) => format.count(n, 'actividad', 'actividades'),
  puntos: (n) => format.count(n, 'Punto', 'Puntos'),
  monedas: (n, { one, many }) => format.count(n, one, many),
  racha: (n) => format.count(n, 'día seguido', 'días seguidos'),
  actividad_concreta: (n) => format.count(n, 'vez', 'veces'),
};

/** What an adult reads about the challenges (G7). */
export const words = said({
  title: 'Retos',
  create: 'Nuevo Reto',
  about: 'Unos días, un objetivo y un premio al final. Los niños deciden si lo aceptan.',
  running: (n: number, more: string) =>
    `${format.number(n)}${more} ${n === 1 && more === '' ? 'abierto' : 'abiertos'}.`,
  listFilter: 'Cuáles',
  lists: { abiertos: 'Abiertos', borradores: 'Borradores', terminados: 'Terminados' },
  empty: {
    abiertos: { title: 'Aún no hay retos', text: 'Elige uno oficial o inventa el suyo: dos toques y listo.' },
    borradores: { title: 'Sin borradores', text: 'Lo que guardes sin publicar te espera aquí.' },
    terminados: { title: 'Nada terminado todavía', text: 'Cuando un reto acabe, lo verás aquí.' },
  },
  metrics: challengeWords.metrics,
  modes: challengeWords.modes,
  repeatings: challengeWords.repeats,
  tags: challengeWords.states,
  metricOf: (metric: Metric, progress: number, target: number, money: Money) =>
    `${format.number(progress)} de ${units[metric](target, money)}`,
  targetOf: (metric: Metric, target: number, money: Money) => units[metric](target, money),
  daysLeft: (n: number) => {
    if (n === 0) return 'terminó su tiempo';
    return n === 1 ? 'termina hoy' : `quedan ${format.number(n)} días`;
  },
  repeats: { semanal: 'se repite cada semana', mensual: 'se repite cada mes' },
  from: (day: string) => `empieza el ${format.shortDay(day)}`,
  waiting: (n: number) => (n === 1 ? 'Falta que acepte uno' : `Falta que acepten ${format.number(n)}`),
  missed: 'no resta nada',
  badge: (badge: string) => `insignia «${badge}»`,
  progress: (title: string, name: string) => `«${title}», ${name}`,
  cancel: 'Cancelar reto',
  discard: 'Descartar borrador',
  cancelTitle: (title: string) => `¿Cancelar «${title}»?`,
  cancelText: 'Termina para todos sin premio. Lo que ya ganaron se queda con ellos.',
  discardTitle: (title: string) => `¿Descartar «${title}»?`,
  discardText: 'El borrador se borra.',
  keep: 'Volver',
  cancelled: 'Reto cancelado',
  discarded: 'Borrador descartado',
  ideas: 'Retos oficiales',
  form: {
    create: 'Nuevo reto',
    edit: 'Editar reto',
    publish: 'Publicar',
    saveDraft: 'Guardar borrador',
    isPublished: 'Publicar ahora',
    isPublishedHint: 'Si lo apagas queda en borrador: solo lo ven los adultos.',
    descriptionHint: 'Qué hay que hacer, en una frase.',
    metric: 'Qué cuenta',
    activity: 'La actividad',
    activityNone: 'Elige una',
    target: 'Objetivo',
    targets: {
      actividades: 'Actividades aprobadas.',
      puntos: 'Puntos de actividades aprobadas.',
      monedas: 'Lo que ganan con actividades aprobadas.',
      racha: 'Días seguidos con algo aprobado.',
      actividad_concreta: 'Veces que se aprueba esa actividad.',
    },
    mode: 'Cómo',
    modeHints: {
      individual: 'Cada quien por su cuenta.',
      cooperativo: 'Suman entre todos los que aceptan, y ganan todos.',
      entre_hermanos: 'Empieza cuando todos aceptan. Cada quien llega a su ritmo y nadie pierde por otro.',
    },
    startsAt: 'Empieza',
    endsAt: 'Termina',
    datesHint: 'De 1 a 90 días.',
    steps: 'Pasos',
    stepsHint: 'Hasta 10, en orden. Puedes dejarlo sin pasos.',
    step: (n: number) => `Paso ${n}`,
    addStep: 'Añadir paso',
    removeStep: (n: number) => `Quitar paso ${n}`,
    prize: 'Premio',
    points: 'Puntos',
    coins: (money: string) => money,
    badge: 'Insignia',
    badgeHint: 'Unas palabras: «Gran lectora». Puedes dejarla vacía.',
    repeats: 'Se repite',
    repeatsHint: 'Cada vez lo aceptan de nuevo.',
    fixed: 'Ya lo aceptaron: se pueden cambiar los textos, acercar el objetivo y dejar de repetirlo.',
    published: 'Reto publicado',
    publishedText: 'Falta que lo acepten.',
    drafted: 'Borrador guardado',
  },
  problems: {
    target: 'Escribe el objetivo.',
    activityId: 'Elige la actividad que cuenta.',
    childIds: 'Elige al menos dos niños.',
    dates: 'Revisa las fechas: tiene que terminar después de empezar.',
    prize: 'Pon Puntos, monedas o una insignia.',
    steps: 'Escribe cada paso o quítalo.',
  },
  refused: {
    startsAt: 'Un reto empieza hoy o más adelante.',
    endsAt: 'Dura demasiado para cómo se repite.',
    target: 'Revisa el objetivo.',
    activityId: 'Revisa la actividad.',
    prize: 'Revisa el premio.',
    steps: 'Revisa los pasos.',
    badge: 'Esta insignia no se puede usar.',
  },
});
