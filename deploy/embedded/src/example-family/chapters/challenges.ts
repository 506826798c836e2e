import type { AskOf } from '@alcancia/contracts/define';
import { acceptChallenge, createChallenge } from '@alcancia/contracts/family';

import type { ExampleFamily } from '../example-family.js';
import { type Chapter, on } from '../moment.js';
import type { ChildName } from '../people.js';

interface Challenge extends Omit<AskOf<typeof createChallenge>, 'childIds' | 'startsAt' | 'endsAt' | 'isDraft'> {
  readonly for: readonly ChildName[];
  readonly isDraft?: boolean;
  /** How long it lasts, the day on which it is set included. */
  readonly days: number;
}

const badge = (words: string) => ({ points: 0, coinsCents: 0, badge: words });

const firstStars: Challenge = {
  title: 'Mis tres primeras estrellas',
  description: 'Tres actividades aprobadas para empezar.',
  emoji: '🌟',
  metric: 'actividades',
  target: 3,
  mode: 'individual',
  steps: ['La primera', 'La segunda', 'La tercera'],
  prize: badge('Estrella nueva'),
  for: ['lucia'],
  days: 5,
};

const fullWeek: Challenge = {
  title: 'Una semana a lo grande',
  emoji: '🏔️',
  metric: 'actividades',
  target: 40,
  mode: 'individual',
  prize: badge('Cumbre'),
  for: ['sofia'],
  days: 7,
};

const voyage: Challenge = {
  title: 'Veinte actividades sin prisa',
  description: 'A tu ritmo, hasta la semana que viene.',
  emoji: '🚀',
  metric: 'actividades',
  target: 20,
  mode: 'individual',
  steps: ['Motores listos', 'Despegue', 'En órbita', '¡Llegamos!'],
  prize: { points: 50, coinsCents: 1500, badge: 'En órbita' },
  for: ['mateo'],
  days: 12,
};

const together: Challenge = {
  title: 'Paso a paso entre hermanos',
  description: 'Cada quien hace cinco actividades, y se animan.',
  emoji: '👣',
  metric: 'actividades',
  target: 5,
  mode: 'entre_hermanos',
  prize: { points: 40, coinsCents: 500, badge: null },
  repeats: 'semanal',
  for: ['sofia', 'mateo', 'lucia'],
  days: 7,
};

const summer: Challenge = {
  title: 'El verano de los libros',
  emoji: '📖',
  metric: 'racha',
  target: 20,
  mode: 'cooperativo',
  prize: { points: 100, coinsCents: 0, badge: 'Ratón de biblioteca' },
  for: ['sofia', 'mateo', 'lucia'],
  days: 60,
  isDraft: true,
};

const set =
  (daysAgo: number, { for: names, days, isDraft = false, ...fields }: Challenge) =>
  async (family: ExampleFamily) => {
    const dates = { startsAt: family.dateBefore(daysAgo), endsAt: family.dateBefore(daysAgo - days + 1) };
    const { challengeId } = await family
      .adult('laura')
      .ask(createChallenge, { ...fields, ...dates, isDraft, childIds: family.childIds(names) });
    family.keep(fields.title, challengeId);
  };

const accept =
  (name: ChildName, { title }: Challenge) =>
  (family: ExampleFamily) =>
    family.child(name).self.ask(acceptChallenge, { challengeId: family.idOf(title) });

/** One that was won, one that was not, one that runs, one that waits for a brother and a sister, and a draft. */
export const challenges: Chapter = {
  title: 'Los retos: los que se aceptan, los que se logran y los que no',
  moments: [
    on(20, '09:30', set(20, firstStars)),
    on(20, '09:40', accept('lucia', firstStars)),
    on(13, '09:30', set(13, fullWeek)),
    on(13, '09:40', accept('sofia', fullWeek)),
    on(4, '22:30', (family) => family.takeTurn('family', 'move-challenges')),
    on(4, '21:20', set(4, voyage)),
    on(4, '21:25', accept('mateo', voyage)),
    on(1, '21:20', set(1, together)),
    on(1, '21:25', accept('sofia', together)),
    on(1, '21:30', set(1, summer)),
  ],
};
