import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { updateReward } from '@alcancia/contracts/family';
import { type Caller, failure, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { oneFamilyOf } from '../children/one-family.policy.js';
import { area, changeableReward, tellChange } from './reward-access.store.js';

/** An adult changes a reward; what was asked for already keeps its title and price. */
@UseCase()
export class UpdateReward {
  @Handles(updateReward)
  async execute(
    adult: Caller,
    { rewardId, version, ...fields }: InputOf<typeof updateReward>,
    work: Work,
  ): Promise<OutputOf<typeof updateReward>> {
    adult.mustHaveFull(area, ...fields.childIds);
    const reward = await changeableReward(work, adult, rewardId);
    if (reward.version !== version) throw failure('changed_before');
    if (oneFamilyOf(adult, fields.childIds) !== reward.familyId) throw failure('children_of_two_families');

    const touched = [...new Set([...reward.childIds, ...fields.childIds])];
    reward.edit(fields, work.now);
    tellChange(work, reward, touched);
    await work.em.flush();
    return { version: reward.version };
  }
}
