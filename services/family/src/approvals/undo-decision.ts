import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { undoDecision } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { undo } from './decide.policy.js';
import { Decisions } from './decision.store.js';
import { Pictures } from './pictures.store.js';

/** An adult takes a decision back within a day; what it moved is moved back, and the request waits again. */
@UseCase()
export class UndoDecision {
  constructor(
    private readonly decisions: Decisions,
    private readonly pictures: Pictures,
  ) {}

  @Handles(undoDecision)
  async execute(
    adult: Caller,
    { requestId }: InputOf<typeof undoDecision>,
    work: Work,
  ): Promise<OutputOf<typeof undoDecision>> {
    const request = await this.decisions.take(adult, requestId, work);
    const picture = await this.pictures.toUndo(work.em, request);
    return { balance: undo(work, picture, request, adult.userId) };
  }
}
