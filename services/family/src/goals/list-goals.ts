import { z } from 'zod';

import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { listGoals } from '@alcancia/contracts/family';
import { type Caller, Handles, readOnly, type Reading, UseCase } from '@alcancia/server-kit';

import { pageOf, readCursor } from '../paging/cursor.policy.js';
import { area } from './goal-access.store.js';
import { Goal } from './goal.entity.js';
import { goalViews } from './goal.view.js';

/** 'Metas', newest first. */
@UseCase()
export class ListGoals {
  @Handles(listGoals)
  async execute(
    adult: Caller,
    { childId, archived, cursor, limit }: InputOf<typeof listGoals>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof listGoals>> {
    if (childId !== undefined) adult.mustSee(childId, area);
    const children = childId === undefined ? adult.childrenSeen(area) : [childId];
    const after = readCursor(cursor, z.tuple([z.uuid()]));
    const found = await readOnly(
      em,
      Goal,
      {
        childIds: { $overlap: children },
        deletedAt: archived === 'yes' ? { $ne: null } : null,
        ...(after ? { id: { $lt: after[0] } } : {}),
      },
      { orderBy: { id: 'desc' }, limit: limit + 1 },
    );
    const { shown, nextCursor } = pageOf(found, limit, ({ id }) => [id]);
    return { goals: await goalViews(em, adult, shown, now), nextCursor };
  }
}
