import type { OutputOf } from '@alcancia/contracts/define';
import { listSocialProof } from '@alcancia/contracts/marketing';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { WrittenProof } from './written-proof.store.js';

/** How many are sent to a visitor. */
const mostShown = 50;

/** What was written and is shown; nothing of who wrote it. */
@UseCase()
export class ListSocialProof {
  constructor(private readonly written: WrittenProof) {}

  @Handles(listSocialProof)
  async execute(_visitor: Caller, _input: unknown, { em }: Reading): Promise<OutputOf<typeof listSocialProof>> {
    if (await this.written.isOnlyReal(em)) return { activities: [] };
    const all = await this.written.all(em);
    return {
      activities: all
        .filter(({ isActive }) => isActive)
        .slice(0, mostShown)
        .map(({ id, name, action, icon, city }) => ({ id, name, action, icon, city })),
    };
  }
}
