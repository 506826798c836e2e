import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { decideConsent } from '@alcancia/contracts/identity';
import { purposeVersions } from '@alcancia/contracts/privacy';
import { type Caller, failure, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { ChildConsents } from './child-consents.store.js';

/** The owner allows something to be done with a child's data, or takes that back (G41). */
@UseCase()
export class DecideConsent {
  constructor(private readonly decisions: ChildConsents) {}

  @Handles(decideConsent)
  async execute(
    adult: Caller,
    { childId, purpose, isGiven, textVersion, version }: InputOf<typeof decideConsent>,
    work: Work,
  ): Promise<OutputOf<typeof decideConsent>> {
    if (purpose === 'core') throw failure('consent_needed');
    // Taking back is never refused for its words: it is as easy as giving.
    if (isGiven && textVersion !== purposeVersions[purpose]) throw failure('consent_words_changed');

    await this.decisions.lock(work.em, childId);
    const decided = { childId, purpose, isGiven, method: 'switch', decidedBy: adult.userId } as const;
    const added = await this.decisions.add(work, decided, version);
    await this.decisions.tell(work, childId, adult.familyOf(childId));
    return { version: added };
  }
}
