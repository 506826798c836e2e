import { z } from 'zod';

import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { listRewards } from '@alcancia/contracts/family';
import { type Caller, Handles, readOnly, type Reading, UseCase } from '@alcancia/server-kit';

import { pageOf, readCursor } from '../paging/cursor.policy.js';
import { area, viewReward } from './reward-access.store.js';
import { Reward } from './reward.entity.js';

/** 'Recompensas', newest first. */
@UseCase()
export class ListRewards {
  @Handles(listRewards)
  async execute(
    adult: Caller,
    { childId, archived, cursor, limit }: InputOf<typeof listRewards>,
    { em }: Reading,
  ): Promise<OutputOf<typeof listRewards>> {
    if (childId !== undefined) adult.mustSee(childId, area);
    const children = childId === undefined ? adult.childrenSeen(area) : [childId];
    const after = readCursor(cursor, z.tuple([z.uuid()]));
    const found = await readOnly(
      em,
      Reward,
      {
        childIds: { $overlap: children },
        deletedAt: archived === 'yes' ? { $ne: null } : null,
        ...(after ? { id: { $lt: after[0] } } : {}),
      },
      { orderBy: { id: 'desc' }, limit: limit + 1 },
    );
    const { shown, nextCursor } = pageOf(found, limit, ({ id }) => [id]);
    return { rewards: shown.map((reward) => viewReward(adult, reward)), nextCursor };
  }
}
