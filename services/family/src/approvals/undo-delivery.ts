import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { undoDelivery } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { takeDeliveryBack } from './decide.policy.js';
import { Decisions } from './decision.store.js';
import { Pictures } from './pictures.store.js';

/** 'Entregado' was said by mistake: within a day the prize waits to be handed over again; no coins move (G8). */
@UseCase()
export class UndoDelivery {
  constructor(
    private readonly decisions: Decisions,
    private readonly pictures: Pictures,
  ) {}

  @Handles(undoDelivery)
  async execute(
    adult: Caller,
    { requestId }: InputOf<typeof undoDelivery>,
    work: Work,
  ): Promise<OutputOf<typeof undoDelivery>> {
    const request = await this.decisions.take(adult, requestId, work);
    const picture = await this.pictures.toDeliver(work.em, request);
    return { balance: takeDeliveryBack(work, picture, request, adult.userId) };
  }
}
