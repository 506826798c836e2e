import { inspire, rateIdea, saveIdea, shareIdea } from '@alcancia/contracts/assistant';

import type { ExampleFamily } from '../example-family.js';
import { type Chapter, on } from '../moment.js';

const puppets = 'Marionetas de calcetín';

/** Keeps the first of ours about a topic, and shows it to Mateo. */
async function keepOneOfOurs(family: ExampleFamily): Promise<void> {
  const laura = family.adult('laura');
  const { ideas } = await laura.ask(inspire, { topic: 'ahorro', ageRange: '7-9', minutes: 20 });
  const [idea] = ideas;
  if (!idea) throw new Error('there is no idea of ours');
  const { ideaId } = await laura.ask(saveIdea, idea);
  await laura.ask(rateIdea, { ideaId, rating: 5 });
  await laura.ask(shareIdea, { ideaId, childIds: family.childIds(['mateo']) });
}

/** What Laura found in InspirAcción, and one that she wrote herself. */
export const ideas: Chapter = {
  title: 'Las ideas que Laura guarda y comparte',
  moments: [
    on(9, '21:40', keepOneOfOurs),
    on(3, '21:15', async (family) => {
      const laura = family.adult('laura');
      const { ideaId } = await laura.ask(saveIdea, {
        type: 'dinamica',
        title: puppets,
        emoji: '🧦',
        body: 'Un calcetín sin pareja, dos botones y ya hay alguien con quien hablar.\n\nContar con él cómo nos fue en el día sale mucho más fácil.',
        topic: 'emociones',
        ageRange: '4-6',
        minutes: 40,
        materials: ['Calcetines sin pareja', 'Botones', 'Lana'],
        steps: ['Coser los ojos con ayuda', 'Ponerle nombre', 'Contarle qué tal el día'],
      });
      await laura.ask(shareIdea, { ideaId, childIds: family.childIds(['mateo', 'lucia']) });
      family.keep(puppets, ideaId);
    }),
  ],
};
