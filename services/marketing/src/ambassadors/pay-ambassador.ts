import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { ambassadorEdited, minimumPayoutCents, payAmbassador } from '@alcancia/contracts/marketing';
import { type Caller, failure, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { Ambassadors } from './ambassadors.store.js';

/** Marks as paid all that is ripe in one currency, refunds taken off: once a month, from the minimum (G34). */
@UseCase()
export class PayAmbassador {
  constructor(private readonly ambassadors: Ambassadors) {}

  @Handles(payAmbassador)
  async execute(
    { adultId: byId, origin }: Caller,
    { ambassadorId, currency, amountCents }: InputOf<typeof payAmbassador>,
    work: Work,
  ): Promise<OutputOf<typeof payAmbassador>> {
    const { em, now, newId } = work;
    const { adultId, status, code } = await this.ambassadors.lock(work, ambassadorId);
    if (status !== 'aprobado') throw failure('ambassador_not_open');
    const books = (await this.ambassadors.books(work, [ambassadorId])).get(ambassadorId) ?? [];
    const dueCents = books.find((book) => book.currency === currency)?.approvedCents ?? 0;
    const at = now.toISOString();
    const payoutId = newId();
    const month = at.slice(0, 7);
    const paid = await em.execute<unknown[]>(
      `select 1 from marketing.payouts where ambassador_id = ? and currency = ? and month = ?`,
      [ambassadorId, currency, month],
    );
    if (paid.length > 0) throw failure('payout_made_this_month');
    if (dueCents < minimumPayoutCents) throw failure('payout_below_minimum', { minimumCents: minimumPayoutCents });
    if (dueCents !== amountCents) throw failure('changed_before');
    await em.execute(
      `insert into marketing.payouts (id, ambassador_id, adult_id, currency, amount_cents, month, paid_at)
       values (?, ?, ?, ?, ?, ?, ?)`,
      [payoutId, ambassadorId, adultId, currency, amountCents, month, at],
    );
    await em.execute(
      `update marketing.commissions set payout_id = ?
       where ambassador_id = ? and currency = ? and payout_id is null and cancelled_at is null and ripens_at <= ?`,
      [payoutId, ambassadorId, currency, at],
    );
    work.publish(ambassadorEdited, {
      ambassadorId,
      code,
      byId,
      userAgent: origin.userAgent.slice(0, 300),
      before: { payout: null },
      after: { payout: `${(amountCents / 100).toFixed(2)} ${currency}` },
    });
    return { payoutId };
  }
}
