import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { acceptChallenge, challengesRunningAtMost } from '@alcancia/contracts/family';
import { type Caller, Handles, notFound, UseCase, type Work } from '@alcancia/server-kit';

import { CoinLedger } from '../coins/coins.ledger.js';
import { moved, tellAgain } from './challenge-progress.policy.js';
import { ChallengeWay } from './challenge-way.entity.js';
import { Challenge } from './challenge.entity.js';
import { challengeLimitReached, challengeOver } from './challenge.errors.js';
import { lockedChallenge, lockedWays } from './challenge.store.js';

/** '¡Acepto el reto!': what the child claims from now on counts; among siblings, once all of them have accepted (G7). */
@UseCase()
export class AcceptChallenge {
  constructor(private readonly ledger: CoinLedger) {}

  @Handles(acceptChallenge)
  async execute(
    child: Caller,
    { challengeId }: InputOf<typeof acceptChallenge>,
    work: Work,
  ): Promise<OutputOf<typeof acceptChallenge>> {
    const { em, now } = work;
    const childId = child.userId;
    child.must('seeChallenges', childId);
    child.mustHavePlace([childId]);
    const named = await em.findOne(Challenge, { id: challengeId, childIds: { $contains: [childId] } });
    if (!named || named.state === 'borrador') throw notFound();
    // All who are named, in one go: who accepts at the same time waits, and so does every decision about their work.
    await this.ledger.lock(em, ...named.childIds);
    const challenge = await lockedChallenge(em, challengeId);
    const ways = await lockedWays(em, challengeId);
    const own = ways.find((way) => way.childId === childId);
    if (!own) throw notFound();
    if (challenge.state !== 'publicado' || challenge.closesAt <= now) throw challengeOver();
    const isFree = !own.isRunning && own.state === 'publicado';
    if (isFree && (await running(work, childId)) >= challengesRunningAtMost) throw challengeLimitReached();
    own.accept(now);
    moved(work, challenge, childId, 'accepted');
    begin(work, challenge, ways, own);
    tellAgain(work, challenge, ...challenge.childIds);
    return {};
  }
}

const running = ({ em }: Work, childId: string): Promise<number> =>
  em.count(ChallengeWay, { childId, state: { $in: ['aceptado', 'en_curso'] } });

/** Alone or together it counts at once; among siblings it begins for all with the last who accepts. */
function begin(work: Work, challenge: Challenge, ways: readonly ChallengeWay[], own: ChallengeWay): void {
  const isForAll = challenge.mode === 'entre_hermanos';
  if (isForAll && ways.some(({ state }) => state === 'publicado')) return;
  for (const way of isForAll ? ways.filter(({ isRunning }) => isRunning) : [own])
    if (way.count(work.now, challenge.opensAt)) moved(work, challenge, way.childId, 'started');
}
