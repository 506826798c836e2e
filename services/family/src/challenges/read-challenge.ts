import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { readChallenge } from '@alcancia/contracts/family';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { seenChallenge } from './challenge.store.js';
import { challengeViews } from './challenge.view.js';

/** An adult opens one challenge. */
@UseCase()
export class ReadChallenge {
  @Handles(readChallenge)
  async execute(
    adult: Caller,
    { challengeId }: InputOf<typeof readChallenge>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof readChallenge>> {
    const challenge = await seenChallenge(em, adult, challengeId);
    const [view] = await challengeViews(em, adult, [challenge], now);
    return view as NonNullable<typeof view>;
  }
}
