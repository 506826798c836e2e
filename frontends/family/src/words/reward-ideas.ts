/** A first reward to start from, by age in years. */
interface RewardIdea {
  readonly from: number;
  readonly to: number;
  readonly emoji: string;
  readonly title: string;
  readonly category: 'pantalla' | 'salida' | 'privilegio' | 'cosa' | 'dinero' | 'solidaridad';
  /** Whole monedas. */
  readonly cost: number;
}

export const rewardIdeas: readonly RewardIdea[] = [
  { from: 3, to: 7, emoji: '📖', title: 'Un cuento más', category: 'privilegio', cost: 10 },
  { from: 3, to: 12, emoji: '🍿', title: 'Noche de película', category: 'pantalla', cost: 60 },
  { from: 3, to: 11, emoji: '🌳', title: 'Tarde de parque', category: 'salida', cost: 60 },
  { from: 3, to: 17, emoji: '🍕', title: 'Elegir la cena', category: 'privilegio', cost: 30 },
  { from: 3, to: 17, emoji: '🍦', title: 'Un helado', category: 'cosa', cost: 25 },
  { from: 6, to: 17, emoji: '🎮', title: '30 minutos de consola', category: 'pantalla', cost: 40 },
  { from: 8, to: 17, emoji: '🌙', title: 'Dormir más tarde', category: 'privilegio', cost: 50 },
  { from: 8, to: 17, emoji: '🎟️', title: 'Entrada al cine', category: 'salida', cost: 180 },
  { from: 12, to: 17, emoji: '🎧', title: 'Salida con amigos', category: 'salida', cost: 150 },
  { from: 5, to: 17, emoji: '🐶', title: 'Donar a un refugio', category: 'solidaridad', cost: 50 },
];
