/** A first activity to start from, by age in years. What it leaves out stays as it was typed. */
interface ActivityIdea {
  readonly from: number;
  readonly to: number;
  readonly emoji: string;
  readonly title: string;
  readonly category: 'hogar' | 'escuela' | 'higiene' | 'mascotas' | 'bienestar' | 'solidaridad' | 'dinero';
  readonly timeOfDay: 'manana' | 'tarde' | 'noche' | 'cualquiera';
  readonly points: number;
  /** Whole monedas. */
  readonly coins: number;
  readonly mode: 'diaria' | 'dias_semana';
  readonly weekdays?: readonly number[];
}

const daily = { mode: 'diaria' } as const;
const on = (...weekdays: number[]) => ({ mode: 'dias_semana', weekdays }) as const;

export const activityIdeas: readonly ActivityIdea[] = [
  {
    from: 3,
    to: 10,
    emoji: '🛏️',
    title: 'Tender la cama',
    category: 'hogar',
    timeOfDay: 'manana',
    points: 10,
    coins: 2,
    ...daily,
  },
  {
    from: 3,
    to: 7,
    emoji: '🧸',
    title: 'Guardar los juguetes',
    category: 'hogar',
    timeOfDay: 'noche',
    points: 10,
    coins: 2,
    ...daily,
  },
  {
    from: 3,
    to: 9,
    emoji: '🪥',
    title: 'Lavarme los dientes',
    category: 'higiene',
    timeOfDay: 'noche',
    points: 5,
    coins: 1,
    ...daily,
  },
  {
    from: 3,
    to: 17,
    emoji: '🪴',
    title: 'Regar las plantas',
    category: 'hogar',
    timeOfDay: 'cualquiera',
    points: 10,
    coins: 5,
    ...on(3, 6),
  },
  {
    from: 5,
    to: 13,
    emoji: '📚',
    title: 'Leer 20 minutos',
    category: 'escuela',
    timeOfDay: 'tarde',
    points: 20,
    coins: 5,
    ...daily,
  },
  {
    from: 5,
    to: 12,
    emoji: '🍽️',
    title: 'Poner la mesa',
    category: 'hogar',
    timeOfDay: 'noche',
    points: 10,
    coins: 3,
    ...daily,
  },
  {
    from: 7,
    to: 17,
    emoji: '🐕',
    title: 'Pasear al perro',
    category: 'mascotas',
    timeOfDay: 'tarde',
    points: 15,
    coins: 10,
    ...daily,
  },
  {
    from: 8,
    to: 17,
    emoji: '👕',
    title: 'Doblar mi ropa',
    category: 'hogar',
    timeOfDay: 'tarde',
    points: 15,
    coins: 5,
    ...on(6, 7),
  },
  {
    from: 9,
    to: 17,
    emoji: '♻️',
    title: 'Separar la basura',
    category: 'hogar',
    timeOfDay: 'noche',
    points: 10,
    coins: 5,
    ...on(2, 5),
  },
  {
    from: 10,
    to: 17,
    emoji: '🍳',
    title: 'Preparar una cena',
    category: 'hogar',
    timeOfDay: 'noche',
    points: 40,
    coins: 20,
    ...on(5),
  },
  {
    from: 6,
    to: 17,
    emoji: '🧮',
    title: 'Anotar mis gastos',
    category: 'dinero',
    timeOfDay: 'cualquiera',
    points: 20,
    coins: 5,
    ...on(7),
  },
  {
    from: 6,
    to: 17,
    emoji: '🤝',
    title: 'Ayudar a alguien',
    category: 'solidaridad',
    timeOfDay: 'cualquiera',
    points: 30,
    coins: 0,
    ...on(6),
  },
];
