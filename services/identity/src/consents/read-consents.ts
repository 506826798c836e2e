import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { readConsents } from '@alcancia/contracts/identity';
import { type Caller, Handles, notFound, type Reading, UseCase } from '@alcancia/server-kit';

import { Profile } from '../profiles/profile.entity.js';
import { ChildConsents } from './child-consents.store.js';
import { reviewAgeOf } from './consent-review.policy.js';

/** What may be done with a child's data; for its adults with who decided it and when. */
@UseCase()
export class ReadConsents {
  constructor(private readonly decisions: ChildConsents) {}

  @Handles(readConsents)
  async execute(
    caller: Caller,
    { childId }: InputOf<typeof readConsents>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof readConsents>> {
    const consents = await this.decisions.current(em, childId);
    if (caller.isChild)
      return { consents: consents.map((one) => ({ ...one, last: null })), mayDecide: false, history: [] };
    const mayDecide = caller.may('decideConsents', childId);
    const history = await this.decisions.history(em, childId);
    if (!mayDecide) return { consents, mayDecide, history };
    const child = await em.findOneOrFail(Profile, { id: childId, role: 'child' }, { failHandler: notFound });
    const reviewAge = reviewAgeOf(
      { birthMonth: child.birthMonth ?? null, country: child.country ?? null, timeZone: caller.timeZoneOf(childId) },
      consents,
      now,
    );
    return { consents, mayDecide, history, ...(reviewAge === undefined ? {} : { reviewAge }) };
  }
}
