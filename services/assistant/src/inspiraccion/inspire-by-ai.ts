import { type IdeaFields, type IdeaWish, inspireByAi } from '@alcancia/contracts/assistant';
import type { OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, householdOf, type Steps, UseCase } from '@alcancia/server-kit';

import { Quotas } from '../quotas/quotas.store.js';
import { IdeaWriter } from './idea-writer.client.js';
import { Ideas } from './ideas.store.js';
import { ideaIn } from './written-idea.policy.js';

/** One idea by the AI: a draft of whoever asks. The use is taken before and given back where nothing comes of it (G30). */
@UseCase()
export class InspireByAi {
  constructor(
    private readonly ideas: Ideas,
    private readonly quotas: Quotas,
    private readonly writer: IdeaWriter,
  ) {}

  @Handles(inspireByAi)
  async execute(adult: Caller, wish: IdeaWish, steps: Steps): Promise<OutputOf<typeof inspireByAi>> {
    if (!this.writer.isThere) return { kind: 'away' };
    const useId = steps.intentId;
    const use = await steps.step('take', async (work) => {
      await this.ideas.mustHaveRoom(work.em, adult.adultId);
      return this.quotas.take(work, useId, householdOf(adult.session));
    });
    if (!('used' in use)) return { kind: 'limit', most: use.most };
    const fields = await this.written(wish);
    if (!fields) {
      await steps.step('give-back', (work) => this.quotas.giveBack(work, useId));
      return { kind: 'away' };
    }
    return steps.step('keep', async (work) => {
      await this.quotas.keep(work, useId, null);
      const ideaId = await this.ideas.add(work, adult.adultId, fields, { source: 'ia', status: 'borrador' });
      await this.ideas.dropOldDrafts(work, adult.adultId);
      return { kind: 'written', idea: await this.ideas.one(work.em, adult.adultId, ideaId) };
    });
  }

  /** Null where the provider does not answer, or with nothing that may be shown. */
  private async written(wish: IdeaWish): Promise<IdeaFields | null> {
    const text = await this.writer.write(wish).catch(() => '');
    return ideaIn(text, wish);
  }
}
