import type { AskOf } from '@alcancia/contracts/define';
import { createActivity, type Schedule, setActivityActive, setActivityArchived } from '@alcancia/contracts/family';

import type { ExampleFamily } from '../example-family.js';
import { type Chapter, firstDay, on } from '../moment.js';
import type { ChildName } from '../people.js';

interface Activity extends Omit<AskOf<typeof createActivity>, 'childIds' | 'coinsCents'> {
  readonly coins: number;
  readonly for: readonly ChildName[];
  /** The first day on which the children find it. */
  readonly since?: number;
}

const daily: Schedule = { mode: 'diaria' };
const once: Schedule = { mode: 'unica' };
const onDays = (...weekdays: number[]): Schedule => ({ mode: 'dias_semana', weekdays });

const activities: readonly Activity[] = [
  {
    title: 'Tender la cama',
    emoji: '🛏️',
    category: 'hogar',
    points: 15,
    coins: 3,
    timeOfDay: 'manana',
    schedule: daily,
    for: ['sofia', 'mateo'],
  },
  {
    title: 'Lavarme los dientes',
    emoji: '🪥',
    category: 'higiene',
    points: 10,
    coins: 2,
    timeOfDay: 'manana',
    schedule: daily,
    for: ['lucia'],
  },
  {
    title: 'Pasear al perro',
    description: 'Una vuelta al parque con Canela, siempre con correa.',
    emoji: '🐕',
    category: 'mascotas',
    points: 20,
    coins: 4,
    timeOfDay: 'tarde',
    schedule: daily,
    for: ['mateo'],
  },
  {
    title: 'Hacer la tarea',
    emoji: '✏️',
    category: 'escuela',
    points: 25,
    coins: 4,
    timeOfDay: 'tarde',
    schedule: onDays(2, 4),
    for: ['sofia'],
  },
  {
    title: 'Guardar los juguetes',
    emoji: '🧸',
    category: 'hogar',
    points: 15,
    coins: 3,
    timeOfDay: 'noche',
    schedule: onDays(2, 5, 7),
    for: ['lucia'],
  },
  {
    title: 'Leer 20 minutos',
    description: 'El libro que tú quieras. Cuéntanos qué pasó.',
    emoji: '📚',
    category: 'escuela',
    points: 30,
    coins: 6,
    timeOfDay: 'noche',
    evidence: 'nota',
    schedule: daily,
    for: ['sofia'],
    since: 14,
  },
  {
    title: 'Darle de comer a Canela',
    description: 'Media taza de croquetas y agua fresca.',
    emoji: '🥣',
    category: 'mascotas',
    points: 10,
    coins: 2,
    timeOfDay: 'manana',
    schedule: daily,
    for: ['lucia'],
    since: 13,
  },
  {
    title: 'Poner la mesa',
    emoji: '🍽️',
    category: 'hogar',
    points: 15,
    coins: 3,
    timeOfDay: 'noche',
    schedule: onDays(1, 3, 5),
    for: ['mateo', 'lucia'],
    since: 13,
  },
  {
    title: 'Regar las plantas',
    emoji: '🪴',
    category: 'hogar',
    points: 15,
    coins: 3,
    timeOfDay: 'cualquiera',
    schedule: onDays(6),
    for: ['mateo', 'lucia'],
  },
  {
    title: 'Practicar la guitarra',
    emoji: '🎸',
    category: 'bienestar',
    points: 40,
    coins: 6,
    timeOfDay: 'tarde',
    schedule: onDays(3, 6),
    for: ['sofia'],
    since: 20,
  },
  {
    title: 'Anotar mis gastos de la semana',
    emoji: '📒',
    category: 'dinero',
    points: 40,
    coins: 6,
    timeOfDay: 'tarde',
    schedule: onDays(7),
    for: ['sofia'],
  },
  {
    title: 'Estudiar las tablas',
    emoji: '🔢',
    category: 'escuela',
    points: 25,
    coins: 4,
    timeOfDay: 'tarde',
    schedule: onDays(2, 4),
    for: ['mateo'],
    since: 13,
  },
  {
    title: 'Ordenar el clóset',
    emoji: '👕',
    category: 'hogar',
    points: 50,
    coins: 10,
    timeOfDay: 'cualquiera',
    schedule: once,
    for: ['mateo'],
    since: 12,
  },
  {
    title: 'Ayudar a la abuela con las compras',
    emoji: '🛒',
    category: 'solidaridad',
    points: 60,
    coins: 12,
    timeOfDay: 'cualquiera',
    schedule: once,
    for: ['sofia', 'mateo'],
    since: 6,
  },
  {
    title: 'Lavar el coche con papá',
    emoji: '🚗',
    category: 'hogar',
    points: 40,
    coins: 8,
    timeOfDay: 'cualquiera',
    schedule: once,
    for: ['sofia', 'mateo'],
    since: 0,
  },
  {
    title: 'Clase de natación',
    emoji: '🏊',
    category: 'bienestar',
    points: 30,
    coins: 5,
    timeOfDay: 'tarde',
    schedule: onDays(1, 3),
    for: ['mateo', 'lucia'],
    since: 11,
  },
  {
    title: 'Juntar las hojas del patio',
    emoji: '🍂',
    category: 'hogar',
    points: 15,
    coins: 3,
    timeOfDay: 'cualquiera',
    schedule: onDays(6),
    for: ['mateo'],
  },
];

async function create(family: ExampleFamily, daysAgo: number): Promise<void> {
  for (const { coins, for: names, since, ...fields } of activities) {
    if ((since ?? firstDay) !== daysAgo) continue;
    const childIds = family.childIds(names);
    const { activityId } = await family
      .adult('laura')
      .ask(createActivity, { ...fields, coinsCents: coins * 100, childIds });
    family.keep(fields.title, activityId);
  }
}

export const thingsToDo: Chapter = {
  title: 'Lo que hay que hacer en casa',
  moments: [
    on(firstDay, '08:00', (family) => create(family, firstDay)),
    ...[20, 14, 13, 12, 11, 6].map((daysAgo) => on(daysAgo, '09:00', (family) => create(family, daysAgo))),
    on(0, '06:50', (family) => create(family, 0)),
    on(24, '10:00', (family) =>
      family
        .adult('laura')
        .ask(setActivityArchived, { activityId: family.idOf('Juntar las hojas del patio'), isArchived: true }),
    ),
    on(10, '22:00', (family) =>
      family.adult('daniel').ask(setActivityActive, { activityId: family.idOf('Clase de natación'), isActive: false }),
    ),
  ],
};
