import { challengeChanged, challengeMoved } from '@alcancia/contracts/family';
import type { Effects } from '@alcancia/server-kit';

import { celebrate, challengeKey } from '../celebrations/celebration.policy.js';
import { post, type Purses, reverse, type WrittenEntries } from '../coins/booking.policy.js';
import { type Progress, syncLevel } from '../levels/level-sync.policy.js';
import type { ChallengeWay } from './challenge-way.entity.js';
import type { Challenge } from './challenge.entity.js';

type Actor = string | null;

/** One child's way through a challenge, with what it has come to by the work that counts. */
export interface CountedChallenge {
  readonly challenge: Challenge;
  readonly way: ChallengeWay;
  readonly progress: number;
  /** So many of the approvals under way it takes for that. */
  readonly after: number;
}

interface Deciding {
  /** Those that a decision may end: reached by it, or short of their target after it. */
  readonly challenges: readonly CountedChallenge[];
  readonly purses: Purses;
  readonly progress: ReadonlyMap<string, Progress>;
  /** How many activities have been approved by now. */
  readonly approvals: number;
}

/** Ends and pays what is reached. Whoever adds up with a child is locked with it: a second decision counts the first (G7). */
export function winChallenges(effects: Effects, deciding: Deciding, by: Actor): void {
  for (const each of deciding.challenges) {
    const { challenge, way, progress, after } = each;
    if (way.isRunning && deciding.approvals >= after && progress >= challenge.target) win(effects, deciding, each, by);
  }
}

/** Undoes a win while the challenge is not over; what was won by its end stays won (G7). */
export function takeBackChallenges(
  effects: Effects,
  { challenges, purses, progress: levels, written }: Deciding & { readonly written: WrittenEntries },
  by: Actor,
): void {
  for (const { challenge, way, progress } of challenges) {
    if (way.state !== 'superado' || progress >= challenge.target) continue;
    const { childId } = way;
    if (challenge.paysCoinsOrPoints) {
      const { points } = reverse(effects, purses, prizeOf(challenge, way, by), written);
      levelOf(effects, levels, challenge, childId, points);
    }
    way.reopen(effects.now);
    moved(effects, challenge, childId, 'reopened');
  }
}

function win(effects: Effects, { purses, progress: levels }: Deciding, won: CountedChallenge, by: Actor): void {
  const { challenge, way, progress } = won;
  const { familyId, title, prize } = challenge;
  const { childId } = way;
  const { points, coinsCents } = prize;
  way.win(progress, effects.now);
  if (challenge.paysCoinsOrPoints) {
    const paid = post(effects, purses, { ...prizeOf(challenge, way, by), type: 'bono', points, coinsCents });
    levelOf(effects, levels, challenge, childId, paid.points);
  }
  if (way.round > 1) return tellAgain(effects, challenge, childId);
  moved(effects, challenge, childId, 'won');
  celebrate(effects, { childId, familyId, kind: 'meta', key: challengeKey(way.id), title, points, coinsCents });
}

function levelOf(
  effects: Effects,
  levels: Deciding['progress'],
  { familyId }: Challenge,
  childId: string,
  points: number,
): void {
  const progress = levels.get(childId);
  if (!progress) throw new Error('The level of a child who wins was not read');
  syncLevel(effects, progress, familyId, points);
}

/** Paid once per win; an undo takes back exactly that. */
export const prizeOf = (
  { familyId, title, emoji }: Challenge,
  { id, childId, round }: ChallengeWay,
  actorId: Actor,
) => ({
  childId,
  familyId,
  sourceType: 'reto' as const,
  sourceId: id,
  round,
  actorId,
  title,
  emoji,
});

/** Tells what became of it for one child. */
export function moved(
  { publish }: Pick<Effects, 'publish'>,
  { id: challengeId, familyId, title, prize: { points, coinsCents } }: Challenge,
  childId: string,
  step: 'offered' | 'accepted' | 'started' | 'won' | 'missed' | 'cancelled' | 'reopened',
): void {
  publish(challengeMoved, { familyId, childId, challengeId, title, step, points, coinsCents });
}

/** Screens read it again; a win that comes back after an undo is no news. */
export function tellAgain(
  { publish }: Pick<Effects, 'publish'>,
  { id, familyId }: Challenge,
  ...childIds: string[]
): void {
  publish(challengeChanged, { familyId, challengeId: id, childIds });
}
