import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { rejectRequest, requestRejected } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { CoinLedger } from '../coins/coins.ledger.js';
import { Decisions } from './decision.store.js';
import { EffectsByKind } from './request-effects.policy.js';

/** An adult says no, with a reason and a kind message. */
@UseCase()
export class RejectRequest {
  constructor(
    private readonly decisions: Decisions,
    private readonly effects: EffectsByKind,
    private readonly ledger: CoinLedger,
  ) {}

  @Handles(rejectRequest)
  async execute(
    adult: Caller,
    { requestId, reasonCode, comment }: InputOf<typeof rejectRequest>,
    work: Work,
  ): Promise<OutputOf<typeof rejectRequest>> {
    const request = await this.decisions.takePending(adult, requestId, work);
    request.reasonCode = reasonCode;
    request.comment = comment;
    await this.effects.of(request.kind).reject(request, adult.userId, work);
    request.decide('rechazada', adult.userId, work.now);
    work.publish(requestRejected, { ...request.summary(), rejectedBy: adult.userId });
    return { balance: await this.ledger.balance(work.em, request.childId) };
  }
}
