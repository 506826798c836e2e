import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { createGoal } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { familyDay } from '../occurrences/family-day.policy.js';
import { tidy } from './goal-fields.policy.js';
import { startWay } from './goal-way.entity.js';
import { Goal } from './goal.entity.js';
import { goalDatePassed } from './goal.errors.js';
import { goals, mustBeActivitiesOf } from './goal.store.js';

/** An adult sets a goal for one or more children. */
@UseCase()
export class CreateGoal {
  @Handles(createGoal)
  async execute(adult: Caller, input: InputOf<typeof createGoal>, work: Work): Promise<OutputOf<typeof createGoal>> {
    const { em, now } = work;
    const fields = tidy(input);
    const offered = await goals.begin(work, adult, fields.childIds);
    const today = familyDay(now, adult.timeZoneOf(fields.childIds[0] as string));
    if (fields.dueAt !== null && fields.dueAt < today) throw goalDatePassed();
    await mustBeActivitiesOf(em, offered.familyId, fields.associatedActivities);

    const goal = em.create(Goal, { ...fields, ...offered, pausedAt: null });
    for (const childId of goal.childIds) startWay(work, goal.id, childId);
    goals.tell(work, goal);
    return { goalId: goal.id };
  }
}
