import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { ambassadorEdited, decideAmbassador } from '@alcancia/contracts/marketing';
import { type Caller, changedValues, failure, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { mayBecome } from './ambassadors.policy.js';
import { Ambassadors } from './ambassadors.store.js';

/** Those who run the product approve, refuse or suspend, and set the rate; what is owed already keeps the rate it had. */
@UseCase()
export class DecideAmbassador {
  constructor(private readonly ambassadors: Ambassadors) {}

  @Handles(decideAmbassador)
  async execute(
    { adultId: byId, origin }: Caller,
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
    work.publish(ambassadorEdited, {
      ambassadorId,
      code: one.code,
      byId,
      userAgent: origin.userAgent.slice(0, 300),
      ...changedValues(
        { status: one.status, percent: `${one.commissionPercent} %` },
        { status, percent: `${commissionPercent} %` },
      ),
    });
    return {};
  }
}
