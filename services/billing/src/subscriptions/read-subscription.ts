import { readSubscription } from '@alcancia/contracts/billing';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { subscriptionView } from './subscription.view.js';
import { Subscriptions } from './subscriptions.store.js';

/** What an owner's family has subscribed to. Who owns no household has no subscription to see. */
@UseCase()
export class ReadSubscription {
  constructor(private readonly subscriptions: Subscriptions) {}

  @Handles(readSubscription)
  async execute(
    { session: { familyId } }: Caller,
    _input: InputOf<typeof readSubscription>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof readSubscription>> {
    if (familyId === null) return { subscription: null, hasTrial: false };
    const current = await this.subscriptions.current(em, familyId);
    const hasTrial = !(await this.subscriptions.hadTrial(em, familyId));
    return { subscription: current && subscriptionView(current, now), hasTrial };
  }
}
