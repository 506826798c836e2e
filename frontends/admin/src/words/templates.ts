import type { KeptTemplate } from '@alcancia/contracts/family';
import { format, said } from '@alcancia/web-kit';
import { activityWords } from '@alcancia/web-kit/words/family';

/** 'Todos los días', 'Una sola vez' or 'Miércoles y sábado'. */
function when(schedule: KeptTemplate['schedule']): string {
  const text = activityWords.scheduleOf(schedule);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const words = said({
  title: 'Plantillas de actividades',
  about: 'Las ideas que un adulto ve al crear una actividad, según la edad de sus niños.',
  create: 'Nueva plantilla',
  none: 'Todavía no hay plantillas.',
  name: 'Título',
  nameMissing: 'Escribe el título.',
  ages: 'Edades',
  agesOf: (from: number, to: number) =>
    from === to ? format.count(to, 'año', 'años') : `${from} a ${format.count(to, 'año', 'años')}`,
  fromAge: 'Edad mínima',
  toAge: 'Edad máxima',
  agesReversed: 'No puede ser menor que la mínima.',
  category: 'Categoría',
  categories: activityWords.categories,
  prize: 'Premio',
  prizeOf: (points: number, coins: number) =>
    `${format.count(points, 'punto', 'puntos')}, ${format.count(coins, 'moneda', 'monedas')}`,
  points: 'Puntos',
  coins: 'Monedas',
  schedule: 'Cuándo',
  when,
  modes: activityWords.modes,
  weekdays: 'Días de la semana',
  weekdaysMissing: 'Elige al menos un día.',
  dayNames: activityWords.dayNames,
  timeOfDay: 'Momento del día',
  timesOfDay: activityWords.timesOfDay,
  orderHint: 'Se muestran las seis primeras que sirven para la edad.',
  isActiveHint: 'Las actividades que ya nacieron de ella siguen igual.',
  editTitle: (title: string) => `Editar «${title}»`,
  saved: (title: string) => `Cambios guardados: ${title}`,
  created: (title: string) => `Plantilla creada: ${title}`,
});
