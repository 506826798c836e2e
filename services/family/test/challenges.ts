import type { CallerShape } from '@alcancia/contracts/caller';
import type { AskOf } from '@alcancia/contracts/define';
import {
  acceptChallenge,
  approveRequest,
  challengeMoved,
  claimActivity,
  createChallenge,
  listChildChallenges,
  readAgenda,
  readChallenge,
  readWallet,
  undoDecision,
} from '@alcancia/contracts/family';
import { aChild, type TestService } from '@alcancia/server-kit/testing';

import { addDays } from '../src/occurrences/family-day.policy.js';
import { aHousehold, family, type Household } from './builders.js';

type ChallengeInput = AskOf<typeof createChallenge>;

/** What an adult types for a challenge: two activities within a week from today, 30 points and 10 monedas, unless said otherwise. */
export const aChallenge = (
  childIds: readonly string[],
  today: string,
  more: Partial<ChallengeInput> = {},
): ChallengeInput => ({
  title: 'Cinco noches de lectura',
  emoji: '📖',
  metric: 'actividades',
  target: 2,
  mode: 'individual',
  childIds: [...childIds],
  startsAt: today,
  endsAt: addDays(today, 6),
  prize: { points: 30, coinsCents: 1000, badge: 'Lector' },
  isDraft: false,
  ...more,
});

/** Challenges, and the work for them, in a few words. */
export function challenges(service: TestService, home: Household) {
  const { owner, child, childId, childIds, familyId } = home;
  const loop = family(service, home);
  const asChild = (id: string): CallerShape =>
    id === childId ? child : aChild(id, { familyId, timeZone: 'America/Mexico_City' });
  const accept = (challengeId: string, id = childId) => service.ask(acceptChallenge, asChild(id), { challengeId });
  const approve = (requestId: string) => service.ask(approveRequest, owner, { requestId });
  const world = {
    ...loop,
    asChild,
    accept,
    approve,
    undo: (requestId: string) => service.ask(undoDecision, owner, { requestId }),
    async set(more: Partial<ChallengeInput> = {}): Promise<string> {
      const asked = aChallenge(childIds, await loop.today(), more);
      return (await service.ask(createChallenge, owner, asked)).challengeId;
    },
    /** Set, and accepted by these children. */
    async running(more: Partial<ChallengeInput> = {}, who: readonly string[] = [childId]): Promise<string> {
      const challengeId = await world.set(more);
      for (const id of who) await accept(challengeId, id);
      return challengeId;
    },
    read: (challengeId: string) => service.ask(readChallenge, owner, { challengeId }),
    async way(challengeId: string, id = childId) {
      const { challenges: own } = await service.ask(listChildChallenges, owner, { childId: id });
      return own.find((one) => one.id === challengeId)!.way;
    },
    /** A one-off that a child has claimed: the request that waits. */
    async done(id = childId, more: Parameters<typeof loop.offer>[0] = {}): Promise<string> {
      const activityId = await loop.offer({ schedule: { mode: 'unica' }, coinsCents: 0, ...more });
      const { today } = await service.ask(readAgenda, asChild(id), { childId: id });
      const asked = { childId: id, activityId, dueOn: today };
      const { occurrence } = await service.ask(claimActivity, asChild(id), asked);
      return loop.requestOf(occurrence.occurrenceId!);
    },
    async doneAndApproved(id = childId, more: Parameters<typeof loop.offer>[0] = {}): Promise<string> {
      const requestId = await world.done(id, more);
      await approve(requestId);
      return requestId;
    },
    coins: async (id = childId) => (await service.ask(readWallet, owner, { childId: id })).balance.availableCents,
    points: async (id = childId) => (await service.ask(readWallet, owner, { childId: id })).balance.points,
    /** What was told of a challenge, in order. */
    async told(challengeId: string, id = childId): Promise<string[]> {
      const events = await service.published(challengeMoved);
      return events.filter((one) => one.challengeId === challengeId && one.childId === id).map(({ step }) => step);
    },
  };
  return world;
}

/** A household with its challenges. */
export function aFamilyWithChallenges(service: TestService, household: Parameters<typeof aHousehold>[0] = {}) {
  const home = aHousehold(household);
  return { ...home, ...challenges(service, home) };
}
