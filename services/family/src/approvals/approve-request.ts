import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { approveRequest } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { approve } from './decide.policy.js';
import { Decisions } from './decision.store.js';
import { Pictures } from './pictures.store.js';

/** An adult accepts what a child has done; the child is paid in the same transaction. */
@UseCase()
export class ApproveRequest {
  constructor(
    private readonly decisions: Decisions,
    private readonly pictures: Pictures,
  ) {}

  @Handles(approveRequest)
  async execute(
    adult: Caller,
    { requestId }: InputOf<typeof approveRequest>,
    work: Work,
  ): Promise<OutputOf<typeof approveRequest>> {
    const request = await this.decisions.takePending(adult, requestId, work);
    const picture = await this.pictures.toApprove(work.em, [request]);
    return { balance: approve(work, picture, request, adult.userId) };
  }
}
