/** A first goal to start from, by age in years. */
interface GoalIdea {
  readonly from: number;
  readonly to: number;
  readonly emoji: string;
  readonly title: string;
  readonly targetPoints: number;
  readonly prizeText: string;
}

export const goalIdeas: readonly GoalIdea[] = [
  {
    from: 3,
    to: 7,
    emoji: '🧸',
    title: 'Mi juguete soñado',
    targetPoints: 150,
    prizeText: 'El juguete que elijamos juntos',
  },
  {
    from: 3,
    to: 10,
    emoji: '🐠',
    title: 'Día en el acuario',
    targetPoints: 400,
    prizeText: 'Un día entero en el acuario',
  },
  {
    from: 4,
    to: 12,
    emoji: '⛺',
    title: 'Noche de acampada',
    targetPoints: 300,
    prizeText: 'Dormir en tienda de campaña',
  },
  {
    from: 5,
    to: 13,
    emoji: '🚲',
    title: 'Bicicleta nueva',
    targetPoints: 1000,
    prizeText: 'Una bicicleta a su medida',
  },
  { from: 6, to: 17, emoji: '📖', title: 'Un libro nuevo', targetPoints: 200, prizeText: 'El libro que más le guste' },
  { from: 9, to: 17, emoji: '🎧', title: 'Mis audífonos', targetPoints: 800, prizeText: 'Unos buenos audífonos' },
  {
    from: 11,
    to: 17,
    emoji: '🎟️',
    title: 'Concierto con amigos',
    targetPoints: 1200,
    prizeText: 'Dos entradas para un concierto',
  },
];
