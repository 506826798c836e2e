import { shareIdea } from '@alcancia/contracts/assistant';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, failure, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { IdeaShares } from './idea-shares.store.js';
import { Ideas } from './ideas.store.js';

/** Shows an idea to the children that are named, and to no others. */
@UseCase()
export class ShareIdea {
  constructor(
    private readonly ideas: Ideas,
    private readonly shares: IdeaShares,
  ) {}

  @Handles(shareIdea)
  async execute(
    adult: Caller,
    { ideaId, childIds }: InputOf<typeof shareIdea>,
    work: Work,
  ): Promise<OutputOf<typeof shareIdea>> {
    const idea = await this.ideas.one(work.em, adult.adultId, ideaId);
    if (idea.status !== 'publicado') throw failure('idea_not_published');
    await this.shares.set(work, adult.adultId, idea, childIds);
    return {};
  }
}
