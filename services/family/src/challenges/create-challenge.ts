import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { createChallenge } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { familyDay } from '../occurrences/family-day.policy.js';
import { oneFamilyOf } from '../offers/offer.policy.js';
import { Officials } from '../official-challenges/official-challenges.store.js';
import { spanOf } from './challenge-days.policy.js';
import { mustBeginBy, tidy } from './challenge-fields.policy.js';
import { tellAgain } from './challenge-progress.policy.js';
import { Challenge } from './challenge.entity.js';
import { mustBeActivityOf, offerTo } from './challenge.store.js';

/** An adult sets a challenge: as a draft, or for the children to accept at once. */
@UseCase()
export class CreateChallenge {
  constructor(private readonly officials: Officials) {}

  @Handles(createChallenge)
  async execute(
    adult: Caller,
    { isDraft, officialId, ...typed }: InputOf<typeof createChallenge>,
    work: Work,
  ): Promise<OutputOf<typeof createChallenge>> {
    const { em, now, newId } = work;
    const fields = tidy(typed);
    const familyId = oneFamilyOf(adult, fields.childIds);
    const timeZone = adult.timeZoneOf(fields.childIds[0] as string);
    if (!isDraft) mustBeginBy(familyDay(now, timeZone), fields);
    await mustBeActivityOf(em, familyId, fields.activityId);
    await this.officials.mustExist(em, officialId);

    const challenge = em.create(Challenge, {
      ...fields,
      ...spanOf(fields, timeZone),
      id: newId(),
      familyId,
      officialId,
      repeatedAt: null,
      state: isDraft ? 'borrador' : 'publicado',
      createdBy: adult.userId,
      createdAt: now,
      updatedAt: now,
    });
    await em.flush();
    tellAgain(work, challenge, ...challenge.childIds);
    if (!isDraft) offerTo(work, challenge, challenge.childIds);
    return { challengeId: challenge.id };
  }
}
