import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { markDelivered } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { deliver } from './decide.policy.js';
import { Decisions } from './decision.store.js';
import { Pictures } from './pictures.store.js';

/** 'Entregado': an adult has put the prize into the child's hands. */
@UseCase()
export class MarkDelivered {
  constructor(
    private readonly decisions: Decisions,
    private readonly pictures: Pictures,
  ) {}

  @Handles(markDelivered)
  async execute(
    adult: Caller,
    { requestId }: InputOf<typeof markDelivered>,
    work: Work,
  ): Promise<OutputOf<typeof markDelivered>> {
    const request = await this.decisions.take(adult, requestId, work);
    const picture = await this.pictures.toDeliver(work.em, request);
    return { balance: deliver(work, picture, request, adult.userId) };
  }
}
