import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { deliveryUndone, undoDelivery } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { CoinLedger } from '../coins/coins.ledger.js';
import { undoTooLate } from './approval-request.errors.js';
import { Decisions } from './decision.store.js';
import { EffectsByKind } from './request-effects.policy.js';

/** 'Entregado' was said by mistake: within a day the prize waits to be handed over again; no coins move (G8). */
@UseCase()
export class UndoDelivery {
  constructor(
    private readonly decisions: Decisions,
    private readonly effects: EffectsByKind,
    private readonly ledger: CoinLedger,
  ) {}

  @Handles(undoDelivery)
  async execute(
    adult: Caller,
    { requestId }: InputOf<typeof undoDelivery>,
    work: Work,
  ): Promise<OutputOf<typeof undoDelivery>> {
    const request = await this.decisions.take(adult, requestId, work);
    if (!request.canUndoDelivery(work.now)) throw undoTooLate();
    await this.effects.of(request.kind).undoDelivery(request, work);
    request.takeBackDelivery(work.now);
    work.publish(deliveryUndone, { ...request.summary(), undoneBy: adult.userId });
    return { balance: await this.ledger.balance(work.em, request.childId) };
  }
}
