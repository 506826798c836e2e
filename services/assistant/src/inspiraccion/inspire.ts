import { inspire } from '@alcancia/contracts/assistant';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, UseCase } from '@alcancia/server-kit';

import { officialIdeas } from './catalogue/index.js';
import { fittingIdeas } from './fitting-ideas.policy.js';
import { IdeaWriter } from './idea-writer.client.js';

/** 'Inspírame': three ideas of ours that fit best, and the next three when others are asked for (G33). */
@UseCase()
export class Inspire {
  constructor(private readonly writer: IdeaWriter) {}

  @Handles(inspire)
  async execute(_adult: Caller, { turn, ...wish }: InputOf<typeof inspire>): Promise<OutputOf<typeof inspire>> {
    return { ideas: fittingIdeas(officialIdeas, wish, turn), hasAi: this.writer.isThere };
  }
}
