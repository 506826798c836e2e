import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { listGoals } from '@alcancia/contracts/family';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { goals } from './goal.store.js';
import { goalViews } from './goal.view.js';

/** 'Metas', newest first. */
@UseCase()
export class ListGoals {
  @Handles(listGoals)
  async execute(
    adult: Caller,
    input: InputOf<typeof listGoals>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof listGoals>> {
    const { shown, nextCursor } = await goals.list(em, adult, input);
    return { goals: await goalViews(em, adult, shown, now), nextCursor };
  }
}
