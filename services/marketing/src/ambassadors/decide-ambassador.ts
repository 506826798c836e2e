import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { decideAmbassador } from '@alcancia/contracts/marketing';
import { type Caller, failure, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { mayBecome } from './ambassadors.policy.js';
import { Ambassadors } from './ambassadors.store.js';

/** Those who run the product approve, refuse or suspend, and set the rate; what is owed already keeps the rate it had. */
@UseCase()
export class DecideAmbassador {
  constructor(private readonly ambassadors: Ambassadors) {}

  @Handles(decideAmbassador)
  async execute(
    _administrator: Caller,
    { ambassadorId, version, status, commissionPercent }: InputOf<typeof decideAmbassador>,
    work: Work,
  ): Promise<OutputOf<typeof decideAmbassador>> {
    const one = await this.ambassadors.lock(work, ambassadorId);
    if (one.version !== version) throw failure('changed_before');
    if (one.adultId === null || !mayBecome(one.status, status)) throw failure('ambassador_not_open');
    await work.em.execute(
      `update marketing.ambassadors set status = ?, commission_percent = ?, version = version + 1 where id = ?`,
      [status, commissionPercent, ambassadorId],
    );
    return {};
  }
}
