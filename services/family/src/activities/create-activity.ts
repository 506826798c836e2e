import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { createActivity } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { Activity, columnsOf } from './activity.entity.js';
import { familyOfAll, mustFitLimit, tellChange } from './activity.store.js';

/** An adult offers new work to some of the children. */
@UseCase()
export class CreateActivity {
  @Handles(createActivity)
  async execute(
    adult: Caller,
    input: InputOf<typeof createActivity>,
    work: Work,
  ): Promise<OutputOf<typeof createActivity>> {
    const familyId = familyOfAll(adult, input.childIds);
    const { em, now, newId } = work;
    const columns = columnsOf(input);
    await mustFitLimit(em, columns.childIds);

    const activity = em.create(Activity, {
      ...columns,
      id: newId(),
      familyId,
      isActive: true,
      createdBy: adult.userId,
      createdAt: now,
      updatedAt: now,
    });
    em.persist(activity);
    tellChange(work, activity);
    return { activityId: activity.id };
  }
}
