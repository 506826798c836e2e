import { readIdea } from '@alcancia/contracts/assistant';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { Ideas } from './ideas.store.js';

/** One idea of whoever asks, whole. */
@UseCase()
export class ReadIdea {
  constructor(private readonly ideas: Ideas) {}

  @Handles(readIdea)
  async execute(
    adult: Caller,
    { ideaId }: InputOf<typeof readIdea>,
    { em }: Reading,
  ): Promise<OutputOf<typeof readIdea>> {
    return { idea: await this.ideas.one(em, adult.adultId, ideaId) };
  }
}
