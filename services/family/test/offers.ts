import type { AskOf } from '@alcancia/contracts/define';
import {
  approveRequest,
  createGoal,
  createReward,
  listApprovals,
  listChildGoals,
  listChildRewards,
  readGoal,
  redeemReward,
} from '@alcancia/contracts/family';
import type { TestService } from '@alcancia/server-kit/testing';

import { aHousehold, family, type Household } from './builders.js';

type GoalInput = AskOf<typeof createGoal>;
type RewardInput = AskOf<typeof createReward>;

/** What an adult types for a goal: 40 points, a prize in words, no bonuses, unless said otherwise. */
export const aGoal = (childIds: readonly string[], more: Partial<GoalInput> = {}): GoalInput => ({
  title: 'Leer diez cuentos',
  emoji: '📚',
  targetPoints: 40,
  prize: { kind: 'texto', text: 'Una tarde en el parque' },
  childIds: [...childIds],
  ...more,
});

/** What an adult types for a reward: 5 monedas, needs approval, no end of stock, unless said otherwise. */
export const aReward = (childIds: readonly string[], more: Partial<RewardInput> = {}): RewardInput => ({
  title: 'Película en familia',
  emoji: '🍿',
  category: 'pantalla',
  costCents: 500,
  childIds: [...childIds],
  ...more,
});

/** Goals, rewards and the coins for them, in a few words. */
export function offers(service: TestService, home: Household) {
  const { owner, child, childId, childIds } = home;
  const loop = family(service, home);
  const approve = (requestId: string) => service.ask(approveRequest, owner, { requestId });
  return {
    ...loop,
    approve,
    async setGoal(more: Partial<GoalInput> = {}): Promise<string> {
      return (await service.ask(createGoal, owner, aGoal(childIds, more))).goalId;
    },
    goal: (goalId: string) => service.ask(readGoal, owner, { goalId }),
    /** The first child's way through a goal. */
    async way(goalId: string) {
      const { goals } = await service.ask(listChildGoals, child, { childId });
      return goals.find(({ id }) => id === goalId)!.progress;
    },
    async offerReward(more: Partial<RewardInput> = {}): Promise<string> {
      return (await service.ask(createReward, owner, aReward(childIds, more))).rewardId;
    },
    redeem: async (rewardId: string, costCents = 500) =>
      (await service.ask(redeemReward, child, { rewardId, costCents })).redemption,
    wishes: async () => (await service.ask(listChildRewards, child, { childId })).redemptions,
    coins: async () => (await service.ask(listChildRewards, child, { childId })).availableCents,
    /** The child does something once, and an adult accepts it: points and coins are there. */
    async earn(points: number, coinsCents = 0): Promise<{ activityId: string; requestId: string }> {
      const activityId = await loop.offer({ schedule: { mode: 'unica' }, points, coinsCents });
      const { occurrenceId } = await loop.claim(activityId);
      const requestId = await loop.requestOf(occurrenceId);
      await approve(requestId);
      return { activityId, requestId };
    },
    async queue(state: 'pendiente' | 'por_entregar' | 'resueltas') {
      return (await service.ask(listApprovals, owner, { state })).requests;
    },
  };
}

/** A household whose first child has 12 monedas, and a reward of 5. */
export async function aWish(
  service: TestService,
  more: Partial<RewardInput> = {},
  household: Parameters<typeof aHousehold>[0] = {},
) {
  const home = aHousehold(household);
  const world = offers(service, home);
  const rewardId = await world.offerReward(more);
  await world.earn(10, 1200);
  return { ...home, ...world, rewardId };
}
