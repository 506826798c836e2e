import { paymentRefunded } from '@alcancia/contracts/billing';
import type { DataOf } from '@alcancia/contracts/define';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { takenBackOf } from './ambassadors.policy.js';
import { Ambassadors } from './ambassadors.store.js';

interface Owed {
  readonly id: string;
  readonly ambassadorId: string;
  readonly adultId: string | null;
  readonly amountCents: number;
  readonly ripensAt: Date | string;
  readonly payoutId: string | null;
}

/**
 * What was earned by a payment goes back with it (G34): one that goes back whole before it was paid out is annulled; else a
 * negative row takes it off what ripens with it, or off the next payout.
 */
@Reaction()
export class TakeBackWhenPaymentRefunded {
  constructor(private readonly ambassadors: Ambassadors) {}

  @Hears(paymentRefunded)
  async react(refunded: DataOf<typeof paymentRefunded>, work: Work): Promise<void> {
    const { em, now, newId } = work;
    const { invoiceNumber, refundId, currency, paidCents, refundedCents } = refunded;
    const [found] = await this.owedFor(work, invoiceNumber);
    if (!found) return;
    // Whoever pays out takes a turn, too: what was read before it may be paid by now.
    await this.ambassadors.lock(work, found.ambassadorId);
    const [owed] = await this.owedFor(work, invoiceNumber);
    if (!owed) return;
    const [taken] = await em.execute<{ cents: number | string }[]>(
      `select coalesce(-sum(amount_cents), 0) as cents from marketing.commissions
       where ambassador_id = ? and kind = 'reembolso' and payment like ?`,
      [owed.ambassadorId, `${invoiceNumber} %`],
    );
    const before = Number(taken?.cents ?? 0);
    const at = now.toISOString();
    if (refundedCents === paidCents && owed.payoutId === null && before === 0) {
      await em.execute(`update marketing.commissions set cancelled_at = ? where id = ?`, [at, owed.id]);
      return;
    }
    const cents = Math.min(takenBackOf(owed.amountCents, refundedCents, paidCents), owed.amountCents - before);
    if (cents <= 0) return;
    await em.execute(
      `insert into marketing.commissions
         (id, ambassador_id, adult_id, kind, payment, currency, amount_cents, created_at, ripens_at)
       values (?, ?, ?, 'reembolso', ?, ?, ?, ?, greatest(?::timestamptz, ?::timestamptz))
       on conflict (kind, payment) do nothing`,
      [
        newId(),
        owed.ambassadorId,
        owed.adultId,
        `${invoiceNumber} ${refundId}`,
        currency,
        -cents,
        at,
        at,
        new Date(owed.ripensAt).toISOString(),
      ],
    );
  }

  private owedFor({ em }: Work, invoiceNumber: string): Promise<Owed[]> {
    return em.execute<Owed[]>(
      `select id, ambassador_id as "ambassadorId", adult_id as "adultId", amount_cents as "amountCents",
         ripens_at as "ripensAt", payout_id as "payoutId"
       from marketing.commissions where kind = 'pago' and payment = ? and cancelled_at is null`,
      [invoiceNumber],
    );
  }
}
