import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { rejectRequest } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { reject } from './decide.policy.js';
import { Decisions } from './decision.store.js';
import { Pictures } from './pictures.store.js';

/** An adult says no, with a reason and a kind message. */
@UseCase()
export class RejectRequest {
  constructor(
    private readonly decisions: Decisions,
    private readonly pictures: Pictures,
  ) {}

  @Handles(rejectRequest)
  async execute(
    adult: Caller,
    { requestId, ...why }: InputOf<typeof rejectRequest>,
    work: Work,
  ): Promise<OutputOf<typeof rejectRequest>> {
    const request = await this.decisions.takePending(adult, requestId, work);
    const picture = await this.pictures.toReject(work.em, request);
    return { balance: reject(work, picture, request, { ...why, by: adult.userId }) };
  }
}
