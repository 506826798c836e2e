import type { KeptTemplate } from '@alcancia/contracts/family';
import { format, said } from '@alcancia/web-kit';

const days = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** 'Todos los días', 'Una sola vez' or 'Miércoles y sábado'. */
function when(schedule: KeptTemplate['schedule']): string {
  if (schedule.mode === 'diaria') return 'Todos los días';
  if (schedule.mode === 'unica') return 'Una sola vez';
  const names = format.listOf(schedule.weekdays.map((weekday) => days[weekday - 1] ?? ''));
  return names.charAt(0).toUpperCase() + names.slice(1);
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
  categories: {
    hogar: 'Hogar',
    escuela: 'Escuela',
    higiene: 'Higiene',
    mascotas: 'Mascotas',
    bienestar: 'Bienestar',
    solidaridad: 'Solidaridad',
    dinero: 'Dinero',
    otro: 'Otro',
  },
  prize: 'Premio',
  prizeOf: (points: number, coins: number) =>
    `${format.count(points, 'punto', 'puntos')}, ${format.count(coins, 'moneda', 'monedas')}`,
  points: 'Puntos',
  coins: 'Monedas',
  schedule: 'Cuándo',
  when,
  modes: { diaria: 'Diaria', dias_semana: 'Días de la semana', unica: 'Única' },
  weekdays: 'Días de la semana',
  weekdaysMissing: 'Elige al menos un día.',
  dayNames: days,
  timeOfDay: 'Momento del día',
  timesOfDay: { manana: 'Mañana', tarde: 'Tarde', noche: 'Noche', cualquiera: 'Cualquier hora' },
  order: 'Orden',
  orderHint: 'Se muestran las seis primeras que sirven para la edad.',
  isActive: 'Se ofrece',
  isActiveHint: 'Las actividades que ya nacieron de ella siguen igual.',
  offered: 'Sí',
  hidden: 'No',
  edit: 'Editar',
  editTitle: (title: string) => `Editar «${title}»`,
  save: 'Guardar',
  saved: (title: string) => `Cambios guardados: ${title}`,
  created: (title: string) => `Plantilla creada: ${title}`,
});
