import type { AskOf } from '@alcancia/contracts/define';
import { createGoal, listChildGoals, redeemGoal, setGoalActive, setGoalArchived } from '@alcancia/contracts/family';

import type { ExampleFamily } from '../example-family.js';
import { type Chapter, everyDay, firstDay, on } from '../moment.js';
import { childNames, type ChildName } from '../people.js';

interface Goal extends Omit<AskOf<typeof createGoal>, 'childIds' | 'milestones' | 'dueAt'> {
  readonly for: readonly ChildName[];
  /** Monedas at 25, 50, 75 and 100 %. */
  readonly bonuses?: readonly [number, number, number, number];
  readonly since?: number;
  /** The day before which it is to be reached. */
  readonly dueDaysAgo?: number;
}

const words = (text: string) => ({ kind: 'texto', text }) as const;
const coins = (count: number) => ({ kind: 'monedas', coinsCents: count * 100 }) as const;

const goals: readonly Goal[] = [
  {
    title: 'La bicicleta',
    emoji: '🚲',
    targetPoints: 1500,
    prize: words('La bicicleta azul de la tienda'),
    for: ['mateo'],
    bonuses: [5, 10, 15, 0],
  },
  { title: 'Patines nuevos', emoji: '🛼', targetPoints: 600, prize: words('Unos patines de su talla'), for: ['mateo'] },
  {
    title: 'Noche de campamento',
    emoji: '⛺',
    targetPoints: 700,
    prize: words('Acampar en el jardín con dos amigas'),
    for: ['sofia'],
    bonuses: [0, 10, 0, 0],
  },
  {
    title: 'Audífonos para mi música',
    emoji: '🎧',
    targetPoints: 1800,
    prize: coins(120),
    for: ['sofia'],
    bonuses: [10, 15, 20, 0],
  },
  { title: 'Caja de colores', emoji: '🎨', targetPoints: 100, prize: words('Una caja de 24 colores'), for: ['lucia'] },
  {
    title: 'Un oso de peluche',
    emoji: '🐻',
    targetPoints: 350,
    prize: words('El oso de la vitrina'),
    for: ['lucia'],
    bonuses: [2, 4, 6, 0],
  },
  {
    title: 'Una mañana en el acuario',
    emoji: '🐠',
    targetPoints: 900,
    prize: words('Ir todos juntos al acuario'),
    for: ['sofia', 'mateo', 'lucia'],
    since: 17,
  },
  { title: 'Leer diez cuentos', emoji: '📖', targetPoints: 800, prize: coins(30), for: ['lucia'], dueDaysAgo: 5 },
  { title: 'Curso de robótica', emoji: '🤖', targetPoints: 3000, prize: words('El curso de verano'), for: ['sofia'] },
  { title: 'Ahorrar para la feria', emoji: '🎡', targetPoints: 500, prize: coins(50), for: ['mateo'] },
];

async function create(family: ExampleFamily, daysAgo: number): Promise<void> {
  for (const { for: names, bonuses = [0, 0, 0, 0], since, dueDaysAgo, ...fields } of goals) {
    if ((since ?? firstDay) !== daysAgo) continue;
    const milestones = ([25, 50, 75, 100] as const).map((percent, nth) => ({
      percent,
      bonusCoinsCents: (bonuses[nth] ?? 0) * 100,
    }));
    const dueAt = dueDaysAgo === undefined ? null : family.dateBefore(dueDaysAgo);
    const { goalId } = await family
      .adult('laura')
      .ask(createGoal, { ...fields, milestones, dueAt, childIds: family.childIds(names) });
    family.keep(fields.title, goalId);
  }
}

/** Reached and kept for another day: what a child finds ready to redeem, and what it asks for today. */
const keptForLater = ['Un oso de peluche', 'Noche de campamento', 'Patines nuevos'];

async function redeem(family: ExampleFamily, name: ChildName, title: string): Promise<void> {
  await family.child(name).self.ask(redeemGoal, { goalId: family.idOf(title) });
}

async function redeemWhatIsReached(family: ExampleFamily): Promise<void> {
  for (const name of childNames) {
    const { childId, self } = family.child(name);
    const { goals: own } = await self.ask(listChildGoals, { childId });
    const reached = own.filter(
      ({ title, progress }) => progress.state === 'alcanzada' && !keptForLater.includes(title),
    );
    for (const { title } of reached) await redeem(family, name, title);
  }
}

export const dreams: Chapter = {
  title: 'Las metas: las que avanzan, las que se alcanzan y las que descansan',
  moments: [
    on(firstDay, '07:55', (family) => create(family, firstDay)),
    on(17, '12:00', (family) => create(family, 17)),
    on(22, '21:10', (family) =>
      family.adult('laura').ask(setGoalArchived, { goalId: family.idOf('Ahorrar para la feria'), isArchived: true }),
    ),
    on(11, '21:10', (family) =>
      family.adult('daniel').ask(setGoalActive, { goalId: family.idOf('Curso de robótica'), isActive: false }),
    ),
    ...everyDay('20:50', redeemWhatIsReached),
    on(2, '20:55', (family) => redeem(family, 'mateo', 'Patines nuevos')),
    on(1, '20:55', (family) => redeem(family, 'lucia', 'Un oso de peluche')),
    on(0, '08:30', (family) => redeem(family, 'sofia', 'Noche de campamento')),
  ],
};
