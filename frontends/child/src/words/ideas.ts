import { format } from '@alcancia/web-kit';

interface Spoken {
  readonly title: string;
  readonly body: string;
  readonly materials: readonly string[];
  readonly steps: readonly string[];
}

/** What a child reads and hears of the ideas that its family shares with it (G33). */
export const words = {
  title: 'Ideas',
  text: 'Para hacer en familia',
  link: (count: number) => (count === 1 ? 'Una idea para ti' : `${format.number(count)} ideas para ti`),
  empty: { title: 'Aún no hay ideas', text: 'Cuando tu familia comparta una, aparece aquí.' },
  types: {
    cuento: 'Cuento',
    dinamica: 'Juego',
    reflexion: 'Para pensar',
    reto: 'Reto',
    conversacion: 'Para conversar',
  },
  about: (type: string, minutes: number) => `${type} · ${format.count(minutes, 'minuto', 'minutos')}`,
  byAi: 'La escribió una inteligencia artificial y la eligió tu familia.',
  materials: (things: readonly string[]) => `Hace falta: ${things.join(', ')}.`,
  steps: 'Pasos',
  spoken: ({ title, body, materials, steps }: Spoken) =>
    [`${title}.`, body, ...(materials.length > 0 ? [`Hace falta: ${materials.join(', ')}.`] : []), ...steps].join('\n'),
};
