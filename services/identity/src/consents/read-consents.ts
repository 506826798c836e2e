import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { readConsents } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { ChildConsents } from './child-consents.store.js';

/** What may be done with a child's data; for its adults with who decided it and when. */
@UseCase()
export class ReadConsents {
  constructor(private readonly decisions: ChildConsents) {}

  @Handles(readConsents)
  async execute(
    caller: Caller,
    { childId }: InputOf<typeof readConsents>,
    { em }: Reading,
  ): Promise<OutputOf<typeof readConsents>> {
    const consents = await this.decisions.current(em, childId);
    if (caller.isChild)
      return { consents: consents.map((one) => ({ ...one, last: null })), mayDecide: false, history: [] };
    const mayDecide = caller.linkTo(childId).role === 'owner';
    return { consents, mayDecide, history: await this.decisions.history(em, childId) };
  }
}
