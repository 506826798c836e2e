import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { updateChallenge } from '@alcancia/contracts/family';
import { type Caller, failure, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { CoinLedger } from '../coins/coins.ledger.js';
import { progressOf } from '../levels/progress.store.js';
import { familyDay } from '../occurrences/family-day.policy.js';
import { oneFamilyOf } from '../offers/offer.policy.js';
import { spanOf } from './challenge-days.policy.js';
import { mustBeginBy, tidy } from './challenge-fields.policy.js';
import { countedChallenges, countWays, isReached, waysOf } from './challenge-count.store.js';
import { tellAgain, winChallenges } from './challenge-progress.policy.js';
import type { Challenge, ChallengeFields } from './challenge.entity.js';
import { challengeAlreadyPublished, challengeOver } from './challenge.errors.js';
import { challengeToChange, lockedWays, mustBeActivityOf, offerTo } from './challenge.store.js';

/** An adult changes a challenge, or publishes a draft. What is reached by a nearer target is won now. */
@UseCase()
export class UpdateChallenge {
  constructor(private readonly ledger: CoinLedger) {}

  @Handles(updateChallenge)
  async execute(
    adult: Caller,
    { challengeId, version, isDraft, ...typed }: InputOf<typeof updateChallenge>,
    work: Work,
  ): Promise<OutputOf<typeof updateChallenge>> {
    const { em, now } = work;
    const fields = tidy(typed);
    const { challenge, purses } = await challengeToChange(work, adult, challengeId, this.ledger);
    if (challenge.state === 'terminado' || challenge.state === 'cancelado') throw challengeOver();
    if (challenge.version !== version) throw failure('changed_before');
    if (isDraft && challenge.state === 'publicado') throw challengeAlreadyPublished();
    if (oneFamilyOf(adult, fields.childIds) !== challenge.familyId) throw failure('children_of_two_families');
    const before = challenge.childIds;
    const ways = await lockedWays(em, challengeId);

    if (ways.some(({ state }) => state !== 'publicado')) challenge.editWords(fields);
    else {
      adult.mustHavePlace(fields.childIds.filter((childId) => !before.includes(childId)));
      await this.editWhole(adult, challenge, { fields, isDraft }, work);
      for (const way of ways) if (!challenge.childIds.includes(way.childId)) em.remove(way);
    }
    challenge.updatedAt = now;
    await em.flush();

    const concerned = [...new Set([...challenge.childIds, ...before])];
    tellAgain(work, challenge, ...concerned);
    if (challenge.state === 'publicado') {
      const known = new Set(ways.map(({ childId }) => childId));
      offerTo(
        work,
        challenge,
        challenge.childIds.filter((id) => !known.has(id)),
      );
      const reached = (await countWays(em, waysOf([challengeId]))).filter(isReached);
      const challenges = await countedChallenges(em, reached);
      const progress = await progressOf(em, [...purses.keys()]);
      winChallenges(work, { challenges, purses, progress, approvals: 0 }, adult.userId);
    }
    return { version: challenge.version };
  }

  /** Nobody has accepted yet: everything may be another. */
  private async editWhole(
    adult: Caller,
    challenge: Challenge,
    { fields, isDraft }: { fields: ChallengeFields; isDraft: boolean },
    { em, now }: Work,
  ): Promise<void> {
    const timeZone = adult.timeZoneOf(fields.childIds[0] as string);
    const isNewDay = challenge.state === 'borrador' || fields.startsAt !== challenge.startsAt;
    if (!isDraft && isNewDay) mustBeginBy(familyDay(now, timeZone), fields);
    await mustBeActivityOf(em, challenge.familyId, fields.activityId);
    challenge.edit(fields, spanOf(fields, timeZone));
    if (!isDraft) challenge.state = 'publicado';
  }
}
