import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { listChallenges } from '@alcancia/contracts/family';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { listOf } from './challenge.store.js';
import { challengeViews } from './challenge.view.js';

/** 'Retos', newest first. */
@UseCase()
export class ListChallenges {
  @Handles(listChallenges)
  async execute(
    adult: Caller,
    input: InputOf<typeof listChallenges>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof listChallenges>> {
    const { shown, nextCursor } = await listOf(em, adult, input);
    return { challenges: await challengeViews(em, adult, shown, now), nextCursor };
  }
}
