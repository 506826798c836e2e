import { z } from 'zod';

import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { listActivities } from '@alcancia/contracts/family';
import { type Caller, Handles, readOnly, type Reading, UseCase } from '@alcancia/server-kit';

import { pageOf, readCursor } from '../paging/cursor.policy.js';
import { Activity } from './activity.entity.js';
import { viewActivity } from './activity.view.js';

/** The work offered to the children whom an adult sees, newest first. */
@UseCase()
export class ListActivities {
  @Handles(listActivities)
  async execute(
    adult: Caller,
    { childId, archived, cursor, limit }: InputOf<typeof listActivities>,
    { em }: Reading,
  ): Promise<OutputOf<typeof listActivities>> {
    if (childId !== undefined) adult.mustSee(childId, 'activities');
    const seen = childId === undefined ? adult.childrenSeen('activities') : [childId];
    const after = readCursor(cursor, z.tuple([z.uuid()]));
    const found = await readOnly(
      em,
      Activity,
      {
        childIds: { $overlap: seen },
        deletedAt: archived === 'yes' ? { $ne: null } : null,
        ...(after ? { id: { $lt: after[0] } } : {}),
      },
      { orderBy: { id: 'desc' }, limit: limit + 1 },
    );
    const { shown, nextCursor } = pageOf(found, limit, ({ id }) => [id]);
    return { activities: shown.map((activity) => viewActivity(adult, activity)), nextCursor };
  }
}
