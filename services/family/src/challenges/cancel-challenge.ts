import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { cancelChallenge } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { CoinLedger } from '../coins/coins.ledger.js';
import { countWays, waysOf } from './challenge-count.store.js';
import { moved, tellAgain } from './challenge-progress.policy.js';
import { challengeOver } from './challenge.errors.js';
import { challengeToChange, lockedWays } from './challenge.store.js';

/** An adult takes a challenge back. What was won stays won; whoever had accepted is told. A draft is gone (G7). */
@UseCase()
export class CancelChallenge {
  constructor(private readonly ledger: CoinLedger) {}

  @Handles(cancelChallenge)
  async execute(
    adult: Caller,
    { challengeId }: InputOf<typeof cancelChallenge>,
    work: Work,
  ): Promise<OutputOf<typeof cancelChallenge>> {
    const { em, now } = work;
    const { challenge } = await challengeToChange(work, adult, challengeId, this.ledger);
    if (challenge.state === 'terminado' || challenge.state === 'cancelado') throw challengeOver();
    tellAgain(work, challenge, ...challenge.childIds);
    if (challenge.state === 'borrador') {
      em.remove(challenge);
      return {};
    }
    challenge.state = 'cancelado';
    challenge.updatedAt = now;
    const counted = await countWays(em, waysOf([challengeId]));
    for (const way of await lockedWays(em, challengeId)) {
      if (way.isRunning) moved(work, challenge, way.childId, 'cancelled');
      const progress = counted.find(({ wayId }) => wayId === way.id)?.progress ?? 0;
      if (way.isRunning || way.state === 'publicado') way.end('cancelado', now, progress);
    }
    return {};
  }
}
