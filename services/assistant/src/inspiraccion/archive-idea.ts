import { archiveIdea } from '@alcancia/contracts/assistant';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { IdeaShares } from './idea-shares.store.js';
import { Ideas } from './ideas.store.js';

/** Puts an idea away, and takes it out again; whoever saw it sees it no more. */
@UseCase()
export class ArchiveIdea {
  constructor(
    private readonly ideas: Ideas,
    private readonly shares: IdeaShares,
  ) {}

  @Handles(archiveIdea)
  async execute(
    adult: Caller,
    { ideaId, isArchived }: InputOf<typeof archiveIdea>,
    work: Work,
  ): Promise<OutputOf<typeof archiveIdea>> {
    const idea = await this.ideas.one(work.em, adult.adultId, ideaId);
    await this.ideas.setStatus(work, ideaId, isArchived ? 'archivado' : 'publicado');
    if (isArchived) await this.shares.set(work, adult.adultId, idea, []);
    return {};
  }
}
