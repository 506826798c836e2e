import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { createReward } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { oneFamilyOf } from '../children/one-family.policy.js';
import { area, tellChange } from './reward-access.store.js';
import { Reward } from './reward.entity.js';

/** An adult offers something for coins to one or more children. */
@UseCase()
export class CreateReward {
  @Handles(createReward)
  async execute(
    adult: Caller,
    fields: InputOf<typeof createReward>,
    work: Work,
  ): Promise<OutputOf<typeof createReward>> {
    adult.mustHaveFull(area, ...fields.childIds);
    const familyId = oneFamilyOf(adult, fields.childIds);
    const { em, now, newId } = work;
    const reward = em.create(Reward, {
      ...fields,
      id: newId(),
      familyId,
      childIds: [...new Set(fields.childIds)],
      isActive: true,
      deletedAt: null,
      createdBy: adult.userId,
      createdAt: now,
      updatedAt: now,
    });
    tellChange(work, reward, reward.childIds);
    return { rewardId: reward.id };
  }
}
