import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { applyAsAmbassador } from '@alcancia/contracts/marketing';
import { type Caller, failure, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { newCode } from './ambassador-codes.js';
import { firstPercent } from './ambassadors.policy.js';

/** An adult asks to be an ambassador; after a refusal once more (G34). */
@UseCase()
export class ApplyAsAmbassador {
  @Handles(applyAsAmbassador)
  async execute(
    { adultId }: Caller,
    { payoutMethod }: InputOf<typeof applyAsAmbassador>,
    { em, now, newId }: Work,
  ): Promise<OutputOf<typeof applyAsAmbassador>> {
    const at = now.toISOString();
    const applied = await em.execute<unknown[]>(
      `insert into marketing.ambassadors as a
         (id, adult_id, code, status, commission_percent, payout_method, terms_at, applied_at)
       values (?, ?, ?, 'solicitado', ${firstPercent}, ?, ?, ?)
       on conflict (adult_id) do update
         set status = 'solicitado', payout_method = excluded.payout_method, terms_at = excluded.terms_at,
           applied_at = excluded.applied_at, version = a.version + 1
         where a.status = 'rechazado'
       returning 1`,
      [newId(), adultId, newCode(), payoutMethod, at, at],
    );
    if (applied.length === 0) throw failure('already_ambassador');
    return {};
  }
}
