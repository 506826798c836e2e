import type { AskOf } from '@alcancia/contracts/define';
import {
  cancelRedemption,
  createReward,
  redeemReward,
  setRewardActive,
  setRewardArchived,
} from '@alcancia/contracts/family';

import type { ExampleFamily } from '../example-family.js';
import { type Chapter, firstDay, on } from '../moment.js';
import type { ChildName } from '../people.js';

interface Reward extends Omit<AskOf<typeof createReward>, 'childIds' | 'costCents'> {
  readonly cost: number;
  readonly for: readonly ChildName[];
}

const everybody: readonly ChildName[] = ['sofia', 'mateo', 'lucia'];

const rewards: readonly Reward[] = [
  {
    title: 'Noche de película',
    description: 'Palomitas y película, tú eliges cuál.',
    emoji: '🍿',
    category: 'salida',
    cost: 30,
    for: everybody,
  },
  { title: 'Una hora de videojuegos', emoji: '🎮', category: 'pantalla', cost: 20, for: ['sofia', 'mateo'] },
  { title: 'Un cuento más', emoji: '🌙', category: 'privilegio', cost: 5, needsApproval: false, for: ['lucia'] },
  { title: 'Helado en el parque', emoji: '🍦', category: 'salida', cost: 12, for: everybody },
  { title: 'Elegir la cena', emoji: '🌮', category: 'privilegio', cost: 15, for: everybody },
  { title: 'Un libro nuevo', emoji: '📕', category: 'cosa', cost: 60, stock: 2, for: everybody },
  { title: 'Dormir más tarde el sábado', emoji: '🌟', category: 'privilegio', cost: 18, for: ['sofia', 'mateo'] },
  {
    title: 'Croquetas para el refugio',
    description: 'Llevamos una bolsa a los perros sin casa.',
    emoji: '🐾',
    category: 'solidaridad',
    cost: 25,
    for: everybody,
  },
  { title: 'Entrada para el concierto', emoji: '🎤', category: 'salida', cost: 450, for: ['sofia'] },
  { title: 'Sobre de estampas', emoji: '✨', category: 'cosa', cost: 8, stock: 1, for: ['mateo', 'lucia'] },
  { title: 'Tarde de boliche', emoji: '🎳', category: 'salida', cost: 50, for: everybody },
  { title: 'Una moneda de chocolate', emoji: '🍫', category: 'cosa', cost: 3, for: everybody },
];

async function create(family: ExampleFamily): Promise<void> {
  for (const { cost, for: names, ...fields } of rewards) {
    const childIds = family.childIds(names);
    const { rewardId } = await family.adult('laura').ask(createReward, { ...fields, costCents: cost * 100, childIds });
    family.keep(fields.title, rewardId);
  }
}

const costOf = (title: string): number => (rewards.find((reward) => reward.title === title)?.cost ?? 0) * 100;

const redeem = (name: ChildName, title: string) => (family: ExampleFamily) =>
  family.child(name).self.ask(redeemReward, { rewardId: family.idOf(title), costCents: costOf(title) });

/** Asks, and thinks again before anybody has decided. */
async function thinkAgain(family: ExampleFamily): Promise<void> {
  const { redemption } = await redeem('sofia', 'Croquetas para el refugio')(family);
  await family.child('sofia').self.ask(cancelRedemption, { redemptionId: redemption.redemptionId });
}

/** What was asked for; `approvals.ts` has the answers. */
export const thingsToEnjoy: Chapter = {
  title: 'Las recompensas y en qué se gastan las Monedas',
  moments: [
    on(firstDay, '08:05', create),
    on(23, '21:00', (family) =>
      family
        .adult('laura')
        .ask(setRewardArchived, { rewardId: family.idOf('Una moneda de chocolate'), isArchived: true }),
    ),
    on(10, '21:00', (family) =>
      family.adult('daniel').ask(setRewardActive, { rewardId: family.idOf('Tarde de boliche'), isActive: false }),
    ),
    on(23, '20:00', redeem('lucia', 'Un cuento más')),
    on(22, '19:10', redeem('mateo', 'Una hora de videojuegos')),
    on(17, '19:10', redeem('sofia', 'Noche de película')),
    on(19, '19:10', redeem('mateo', 'Sobre de estampas')),
    on(15, '20:00', redeem('lucia', 'Un cuento más')),
    on(14, '19:10', redeem('sofia', 'Elegir la cena')),
    on(12, '19:10', thinkAgain),
    on(10, '19:10', redeem('mateo', 'Helado en el parque')),
    on(7, '19:10', redeem('sofia', 'Un libro nuevo')),
    on(5, '19:10', redeem('mateo', 'Dormir más tarde el sábado')),
    on(4, '19:10', redeem('lucia', 'Helado en el parque')),
    on(3, '19:10', redeem('sofia', 'Croquetas para el refugio')),
    on(1, '19:10', redeem('sofia', 'Helado en el parque')),
    on(0, '08:10', redeem('lucia', 'Un cuento más')),
    on(0, '08:20', redeem('mateo', 'Una hora de videojuegos')),
  ],
};
