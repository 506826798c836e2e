import type { IdeaTopic } from '@alcancia/contracts/assistant';

import { ahorro } from './ahorro.js';
import { consumo } from './consumo.js';
import { emociones } from './emociones.js';
import { esfuerzo } from './esfuerzo.js';
import { generosidad } from './generosidad.js';
import type { OfficialIdea, OfTopic } from './official-idea.js';

const byTopic: Readonly<Record<IdeaTopic, readonly OfTopic[]>> = {
  ahorro,
  esfuerzo,
  generosidad,
  emociones,
  consumo,
};

/** The ideas of ours, read by people before they are given to families (G33). */
export const officialIdeas: readonly OfficialIdea[] = (Object.keys(byTopic) as IdeaTopic[]).flatMap((topic) =>
  byTopic[topic].map((idea) => ({ ...idea, topic })),
);
