import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { listChildGoals } from '@alcancia/contracts/family';
import { type Caller, Handles, pageOf, readCursor, type Reading, UseCase } from '@alcancia/server-kit';

import { childrenById } from '../children/known-child.store.js';
import { familyDay } from '../occurrences/family-day.policy.js';
import { childGoalViews } from './goal.view.js';
import { ownGoals } from './own-goals.store.js';

/** A child's goals, the nearest to its end first. */
@UseCase()
export class ListChildGoals {
  @Handles(listChildGoals)
  async execute(
    person: Caller,
    { childId, cursor, limit }: InputOf<typeof listChildGoals>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof listChildGoals>> {
    const after = readCursor(['int32', 'int32', 'uuid'], cursor);
    const own = await ownGoals(em, childId, after, limit + 1);
    const { shown, nextCursor } = pageOf(own, limit, ({ place }) => place);
    const childOf = await childrenById(em, [childId]);
    const today = familyDay(now, person.timeZoneOf(childId));
    const goals = await childGoalViews(
      em,
      shown,
      (id) => childOf(id).displayName,
      () => today,
    );
    return { goals, nextCursor };
  }
}
