import { Inject } from '@nestjs/common';

import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { readAmbassadorship } from '@alcancia/contracts/marketing';
import { type Caller, CONFIG, Handles, notFound, type Reading, UseCase } from '@alcancia/server-kit';

import type { MarketingConfig } from '../marketing.config.js';
import { Ambassadors } from './ambassadors.store.js';

interface Payout {
  readonly payoutId: string;
  readonly currency: string;
  readonly amountCents: number;
  readonly paidAt: Date | string;
}

/** The own link, what it led to and what was paid: counts and sums, never a family (G34). */
@UseCase()
export class ReadAmbassadorship {
  constructor(
    @Inject(CONFIG) private readonly config: MarketingConfig,
    private readonly ambassadors: Ambassadors,
  ) {}

  @Handles(readAmbassadorship)
  async execute(
    { adultId }: Caller,
    _input: InputOf<typeof readAmbassadorship>,
    reading: Reading,
  ): Promise<OutputOf<typeof readAmbassadorship>> {
    const { em } = reading;
    const one = await this.ambassadors.ofAdult(em, adultId);
    if (!one) return { ambassador: null };
    const { id, code, status, commissionPercent, payoutMethod, appliedAt } = one;
    const funnel = (await this.ambassadors.funnels(em, [one])).get(id);
    if (!funnel) throw notFound();
    const books = (await this.ambassadors.books(reading, [id])).get(id) ?? [];
    const payouts = await em.execute<Payout[]>(
      `select id as "payoutId", currency, amount_cents as "amountCents", paid_at as "paidAt"
       from marketing.payouts where ambassador_id = ? order by paid_at desc, id limit 100`,
      [id],
    );
    return {
      ambassador: {
        status,
        link: status === 'aprobado' ? `${this.config.PUBLIC_ORIGIN}/?ref=${code}` : null,
        commissionPercent,
        payoutMethod,
        appliedAt: new Date(appliedAt).toISOString(),
        funnel,
        books,
        payouts: payouts.map((payout) => ({ ...payout, paidAt: new Date(payout.paidAt).toISOString() })),
      },
    };
  }
}
