import { type SubscriptionTurn, subscriptionTurned } from '@alcancia/contracts/billing';
import type { DataOf } from '@alcancia/contracts/define';
import { commissionRipensDays } from '@alcancia/contracts/marketing';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { commissionOf } from './ambassadors.policy.js';
import { Ambassadors } from './ambassadors.store.js';

const dayMs = 86_400_000;

/** How far a family has come, by what its subscription turned to. */
const states: Partial<Record<SubscriptionTurn, 'prueba' | 'suscrito' | 'baja'>> = {
  trial_started: 'prueba',
  started: 'suscrito',
  charged: 'suscrito',
  ended: 'baja',
};

/** Those who came by a link go on in its funnel, and each of their payments owes a part to its ambassador (G34). */
@Reaction()
export class FollowWhenSubscriptionTurned {
  constructor(private readonly ambassadors: Ambassadors) {}

  @Hears(subscriptionTurned)
  async react(turned: DataOf<typeof subscriptionTurned>, work: Work): Promise<void> {
    const { em } = work;
    const state = states[turned.turn];
    if (!state) return;
    const [referral] = await em.execute<{ ambassadorId: string }[]>(
      `update marketing.referrals set state = ? where adult_id = ? returning ambassador_id as "ambassadorId"`,
      [state, turned.recipientId],
    );
    if (referral && turned.turn === 'charged') await this.owe(work, referral.ambassadorId, turned);
  }

  private async owe(
    work: Work,
    ambassadorId: string,
    { familyId, currency, amountCents, invoiceNumber }: DataOf<typeof subscriptionTurned>,
  ): Promise<void> {
    const { em, now, newId } = work;
    const { adultId, status, commissionPercent } = await this.ambassadors.lock(work, ambassadorId);
    if (status !== 'aprobado' || adultId === null || invoiceNumber === undefined) return;
    // Also who joined the household after the sign-up earns nothing by it.
    if (await this.ambassadors.isOfHousehold(em, adultId, familyId)) return;
    const owedCents = commissionOf(amountCents, commissionPercent);
    if (owedCents === 0) return;
    // A payment that is told twice, by whatever event, is one row.
    await em.execute(
      `insert into marketing.commissions
         (id, ambassador_id, adult_id, kind, payment, currency, amount_cents, created_at, ripens_at)
       values (?, ?, ?, 'pago', ?, ?, ?, ?, ?) on conflict (kind, payment) do nothing`,
      [
        newId(),
        ambassadorId,
        adultId,
        invoiceNumber,
        currency,
        owedCents,
        now.toISOString(),
        new Date(now.getTime() + commissionRipensDays * dayMs).toISOString(),
      ],
    );
  }
}
