import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { createGoal, offerChanged } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { oneFamilyOf } from '../children/one-family.policy.js';
import { familyDay } from '../occurrences/family-day.policy.js';
import { area } from './goal-access.store.js';
import { mustBeActivitiesOf, tidy } from './goal-fields.store.js';
import { startWay } from './goal-way.entity.js';
import { Goal } from './goal.entity.js';
import { goalDatePassed } from './goal.errors.js';

/** An adult sets a goal for one or more children. */
@UseCase()
export class CreateGoal {
  @Handles(createGoal)
  async execute(adult: Caller, input: InputOf<typeof createGoal>, work: Work): Promise<OutputOf<typeof createGoal>> {
    adult.mustHaveFull(area, ...input.childIds);
    const fields = tidy(input);
    const familyId = oneFamilyOf(adult, fields.childIds);

    const { em, now, newId, publish } = work;
    const today = familyDay(now, adult.timeZoneOf(fields.childIds[0] as string));
    if (fields.dueAt !== null && fields.dueAt < today) throw goalDatePassed();
    await mustBeActivitiesOf(em, familyId, fields.associatedActivities);

    const goal = em.create(Goal, {
      id: newId(),
      familyId,
      ...fields,
      isActive: true,
      pausedAt: null,
      deletedAt: null,
      createdBy: adult.userId,
      createdAt: now,
      updatedAt: now,
    });
    await em.flush();
    for (const childId of goal.childIds) startWay(work, goal.id, childId);
    publish(offerChanged, { familyId, offerId: goal.id, offer: 'goal', childIds: goal.childIds });
    return { goalId: goal.id };
  }
}
