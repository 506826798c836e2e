import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { decisionUndone, undoDecision } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { CoinLedger } from '../coins/coins.ledger.js';
import { undoTooLate } from './approval-request.errors.js';
import { Decisions } from './decision.store.js';
import { EffectsByKind } from './request-effects.policy.js';

/** An adult takes a decision back within a day; what it moved is moved back, and the request waits again. */
@UseCase()
export class UndoDecision {
  constructor(
    private readonly decisions: Decisions,
    private readonly effects: EffectsByKind,
    private readonly ledger: CoinLedger,
  ) {}

  @Handles(undoDecision)
  async execute(
    adult: Caller,
    { requestId }: InputOf<typeof undoDecision>,
    work: Work,
  ): Promise<OutputOf<typeof undoDecision>> {
    const request = await this.decisions.take(adult, requestId, work);
    if (!request.canUndo(work.now)) throw undoTooLate();
    await this.effects.of(request.kind).undo(request, adult.userId, work);
    if (request.state === 'aprobada') work.count(request.figure, -1);
    request.reopen(work.now);
    const balance = await this.ledger.balance(work.em, request.childId);
    work.publish(decisionUndone, { ...request.summary(), undoneBy: adult.userId, balance });
    return { balance };
  }
}
