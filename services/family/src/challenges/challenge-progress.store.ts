import { Injectable } from '@nestjs/common';

import { challengeChanged, challengeMoved } from '@alcancia/contracts/family';
import type { Work } from '@alcancia/server-kit';

import { celebrate, challengeKey } from '../celebrations/celebration.entity.js';
import { CoinLedger } from '../coins/coins.ledger.js';
import { LevelSync } from '../levels/level-sync.store.js';
import { type CountedWay, countWays, waysMovedBy, waysOf } from './challenge-count.store.js';
import { ChallengeWay, offerWay } from './challenge-way.entity.js';
import { Challenge } from './challenge.entity.js';

interface Decided {
  readonly childId: string;
  readonly occurrenceId: string;
}

type Actor = string | null;

/**
 * Ends and pays challenges in the transaction that approves or undoes an activity. The balances of the child, and of all
 * who add up with it, are locked before (`CoinLedger.lock`): of two decisions at once the second counts the first.
 */
@Injectable()
export class ChallengeProgress {
  constructor(
    private readonly ledger: CoinLedger,
    private readonly levels: LevelSync,
  ) {}

  /** Nothing is asked where the child has accepted no challenge, else one statement; more only where one is won. */
  async advance(work: Work, { childId, occurrenceId }: Decided, by: Actor): Promise<void> {
    if (!this.ledger.isInChallenge(work.em, childId)) return;
    const counted = await countWays(work.em, waysMovedBy(childId, 'running'), { approving: occurrenceId });
    await this.winReached(work, counted, by);
  }

  /** Undoes `advance` while the challenge is not over; what was won by its end stays won (G7). */
  async retreat(work: Work, { childId, occurrenceId }: Decided, by: Actor): Promise<void> {
    const counted = await countWays(work.em, waysMovedBy(childId, 'not closed'), { undoing: occurrenceId });
    const short = counted.filter(({ progress, target }) => progress < target);
    for (const each of await load(work, short)) if (each.way.state === 'superado') await this.takeBack(work, each, by);
  }

  /** The target came nearer: what is reached by now is won. */
  async recount(work: Work, challengeId: string, by: Actor): Promise<void> {
    await this.winReached(work, await countWays(work.em, waysOf([challengeId])), by);
  }

  async winReached(work: Work, counted: readonly CountedWay[], by: Actor): Promise<void> {
    const reached = counted.filter(({ progress, target }) => progress >= target);
    for (const each of await load(work, reached)) if (each.way.isRunning) await this.win(work, each, by);
  }

  private async win(work: Work, { challenge, way, progress }: Loaded, by: Actor): Promise<void> {
    const { familyId, title, prize } = challenge;
    const { childId } = way;
    way.win(progress, work.now);
    if (challenge.paysCoinsOrPoints) {
      const { points, coinsCents } = prize;
      const paid = await this.ledger.post(work, { ...prizeOf(challenge, way, by), type: 'bono', points, coinsCents });
      await this.levels.sync(work, { childId, familyId, points: paid.points });
    }
    if (way.round > 1) return tellAgain(work, challenge, childId);
    moved(work, challenge, childId, 'won');
    const { points, coinsCents } = prize;
    await celebrate(work, { childId, familyId, kind: 'meta', key: challengeKey(way.id), title, points, coinsCents });
  }

  private async takeBack(work: Work, { challenge, way }: Loaded, by: Actor): Promise<void> {
    const { childId } = way;
    if (challenge.paysCoinsOrPoints) {
      const { points } = await this.ledger.reverse(work, prizeOf(challenge, way, by));
      await this.levels.sync(work, { childId, familyId: challenge.familyId, points });
    }
    way.reopen(work.now);
    moved(work, challenge, childId, 'reopened');
  }
}

interface Loaded {
  readonly challenge: Challenge;
  readonly way: ChallengeWay;
  readonly progress: number;
}

async function load({ em }: Work, counted: readonly CountedWay[]): Promise<Loaded[]> {
  if (counted.length === 0) return [];
  const progressOf = new Map(counted.map(({ wayId, progress }) => [wayId, progress]));
  const orderBy = { challengeId: 'asc', childId: 'asc' } as const;
  const ways = await em.find(ChallengeWay, { id: { $in: [...progressOf.keys()] } }, { orderBy });
  const challenges = await em.find(Challenge, { id: { $in: ways.map(({ challengeId }) => challengeId) } });
  return ways.flatMap((way) => {
    const challenge = challenges.find(({ id }) => id === way.challengeId);
    return challenge ? [{ challenge, way, progress: progressOf.get(way.id) ?? 0 }] : [];
  });
}

/** Paid once per win; an undo takes back exactly that. */
const prizeOf = ({ familyId, title, emoji }: Challenge, { id, childId, round }: ChallengeWay, actorId: Actor) => ({
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
  { publish }: Work,
  { id: challengeId, familyId, title, prize: { points, coinsCents } }: Challenge,
  childId: string,
  step: 'offered' | 'accepted' | 'started' | 'won' | 'missed' | 'cancelled' | 'reopened',
): void {
  publish(challengeMoved, { familyId, childId, challengeId, title, step, points, coinsCents });
}

/** Screens read it again; a win that comes back after an undo is no news. */
export function tellAgain({ publish }: Work, { id, familyId }: Challenge, ...childIds: string[]): void {
  publish(challengeChanged, { familyId, challengeId: id, childIds });
}

/** These children can accept it from now on. */
export function offerTo(work: Work, challenge: Challenge, childIds: readonly string[]): void {
  for (const childId of childIds) {
    offerWay(work, challenge.id, childId);
    moved(work, challenge, childId, 'offered');
  }
}
