import type { IdeaFields, IdeaTopic } from '@alcancia/contracts/assistant';

import type { ActivitySeed } from '../activity-seed.js';

const categories: Readonly<Record<IdeaTopic, ActivitySeed['fields']['category']>> = {
  ahorro: 'dinero',
  esfuerzo: 'hogar',
  generosidad: 'solidaridad',
  emociones: 'bienestar',
  consumo: 'dinero',
};

/** Characters of the description of an activity. */
const mostCharacters = 300;

/** As many whole sentences of a text as fit. */
function shortened(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  if (flat.length <= mostCharacters) return flat;
  const kept = flat.slice(0, mostCharacters);
  const end = Math.max(kept.lastIndexOf('. '), kept.lastIndexOf('? '), kept.lastIndexOf('! '));
  return end > 0 ? kept.slice(0, end + 1) : `${kept.slice(0, mostCharacters - 1).trimEnd()}…`;
}

/** An idea as an activity that begins with it: its steps are kept one by one (G33). */
export const seedOf = (ideaId: string, { title, emoji, body, topic, steps }: IdeaFields): ActivitySeed => ({
  name: `of idea ${ideaId}`,
  fields: {
    title,
    emoji,
    description: shortened(body),
    steps: [...steps],
    category: categories[topic],
    mode: 'unica',
  },
});
