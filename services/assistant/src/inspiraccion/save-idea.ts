import { firstIdeaKept, type IdeaFields, type IdeaSource, saveIdea } from '@alcancia/contracts/assistant';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, notFound, UseCase, type Work } from '@alcancia/server-kit';

import { officialIdeas } from './catalogue/index.js';
import { IdeaShares } from './idea-shares.store.js';
import { Ideas } from './ideas.store.js';
import { isSameIdea, sourceAfter } from './idea-source.policy.js';

/** Keeps an idea: of ours, of the AI, of one's own, or what was changed of it (G33). */
@UseCase()
export class SaveIdea {
  constructor(
    private readonly ideas: Ideas,
    private readonly shares: IdeaShares,
  ) {}

  @Handles(saveIdea)
  async execute(
    adult: Caller,
    { key, ideaId, version, ...fields }: InputOf<typeof saveIdea>,
    work: Work,
  ): Promise<OutputOf<typeof saveIdea>> {
    const authorId = adult.adultId;
    const isFirst = !(await this.ideas.hasKept(work.em, authorId));
    const saved =
      ideaId === undefined
        ? await this.add(work, authorId, fields, key)
        : await this.change(work, authorId, { ideaId, version, fields });
    if (isFirst) work.publish(firstIdeaKept, { authorId });
    return saved;
  }

  private async add(work: Work, authorId: string, fields: IdeaFields, key: string | undefined) {
    const ideaId = await this.ideas.add(work, authorId, fields, { source: sourceOf(fields, key), status: 'publicado' });
    return { ideaId, version: 1 };
  }

  private async change(
    work: Work,
    authorId: string,
    { ideaId, version, fields }: { ideaId: string; version: number | undefined; fields: IdeaFields },
  ) {
    const before = await this.ideas.one(work.em, authorId, ideaId);
    const next = await this.ideas.change(work, ideaId, version, fields, sourceAfter(before, fields));
    this.shares.tell(work, ideaId, before.sharedChildIds);
    return { ideaId, version: next };
  }
}

/** One of ours that was changed before it was kept is its author's. */
function sourceOf(fields: IdeaFields, key: string | undefined): IdeaSource {
  if (key === undefined) return 'manual';
  const official = officialIdeas.find((idea) => idea.key === key);
  if (!official) throw notFound();
  return isSameIdea(official, fields) ? 'oficial' : 'manual';
}
