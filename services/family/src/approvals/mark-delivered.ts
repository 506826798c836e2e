import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { markDelivered, prizeDelivered } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { CoinLedger } from '../coins/coins.ledger.js';
import { nothingToDeliver } from './approval-request.errors.js';
import { Decisions } from './decision.store.js';
import { EffectsByKind } from './request-effects.policy.js';

/** 'Entregado': an adult has put the prize into the child's hands. */
@UseCase()
export class MarkDelivered {
  constructor(
    private readonly decisions: Decisions,
    private readonly effects: EffectsByKind,
    private readonly ledger: CoinLedger,
  ) {}

  @Handles(markDelivered)
  async execute(
    adult: Caller,
    { requestId }: InputOf<typeof markDelivered>,
    work: Work,
  ): Promise<OutputOf<typeof markDelivered>> {
    const request = await this.decisions.take(adult, requestId, work);
    if (!request.isToDeliver) throw nothingToDeliver();
    await this.effects.of(request.kind).deliver(request, adult.userId, work);
    request.deliver(adult.userId, work.now);
    work.publish(prizeDelivered, { ...request.summary(), deliveredBy: adult.userId });
    return { balance: await this.ledger.balance(work.em, request.childId) };
  }
}
