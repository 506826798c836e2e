import { format, said } from '@alcancia/web-kit';
import { challengeWords } from '@alcancia/web-kit/words/family';

const { actividad_concreta: _ofOne, ...metrics } = challengeWords.metrics;

export const words = said({
  title: 'Retos oficiales',
  about: 'Los que una familia empieza con dos toques, según la edad de sus niños.',
  create: 'Nuevo reto',
  none: 'Todavía no hay retos oficiales.',
  name: 'Título',
  nameMissing: 'Escribe el título.',
  description: 'Descripción',
  ages: 'Edades',
  agesOf: (from: number, to: number) =>
    from === to ? format.count(to, 'año', 'años') : `${from} a ${format.count(to, 'año', 'años')}`,
  fromAge: 'Edad mínima',
  toAge: 'Edad máxima',
  agesReversed: 'No puede ser menor que la mínima.',
  metric: 'Qué cuenta',
  metrics,
  mode: 'Cómo',
  modes: challengeWords.modes,
  target: 'Objetivo',
  targetOf: (target: number, metric: string) => `${metric}: ${format.number(target)}`,
  targetTooFar: 'No puede pedir más días seguidos de los que dura.',
  days: 'Días que dura',
  daysOf: (days: number) => format.count(days, 'día', 'días'),
  steps: 'Pasos',
  stepsHint: 'Uno por línea, hasta 10.',
  stepsWrong: 'Hasta 10 pasos, de 80 letras cada uno.',
  prize: 'Premio',
  prizeOf: (points: number, coins: number, badge: string | null) =>
    [
      ...(points > 0 ? [format.count(points, 'punto', 'puntos')] : []),
      ...(coins > 0 ? [format.count(coins, 'moneda', 'monedas')] : []),
      ...(badge === null ? [] : [badge]),
    ].join(', '),
  prizeMissing: 'Pon puntos, monedas o una insignia.',
  points: 'Puntos',
  coins: 'Monedas',
  badge: 'Insignia',
  orderHint: 'Se muestran los seis primeros que sirven para la edad.',
  isActiveHint: 'Los retos que ya nacieron de él siguen igual.',
  editTitle: (title: string) => `Editar «${title}»`,
  saved: (title: string) => `Cambios guardados: ${title}`,
  created: (title: string) => `Reto creado: ${title}`,
});
