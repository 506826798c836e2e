import { rateIdea } from '@alcancia/contracts/assistant';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { Ideas } from './ideas.store.js';

/** Stars for an idea of whoever asks. */
@UseCase()
export class RateIdea {
  constructor(private readonly ideas: Ideas) {}

  @Handles(rateIdea)
  async execute(
    adult: Caller,
    { ideaId, rating }: InputOf<typeof rateIdea>,
    work: Work,
  ): Promise<OutputOf<typeof rateIdea>> {
    await this.ideas.one(work.em, adult.adultId, ideaId);
    await this.ideas.rate(work, ideaId, rating);
    return {};
  }
}
