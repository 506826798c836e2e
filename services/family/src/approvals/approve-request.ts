import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { approveRequest } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { Decisions } from './decision.store.js';

/** An adult accepts what a child has done; the child is paid in the same transaction. */
@UseCase()
export class ApproveRequest {
  constructor(private readonly decisions: Decisions) {}

  @Handles(approveRequest)
  async execute(
    adult: Caller,
    { requestId }: InputOf<typeof approveRequest>,
    work: Work,
  ): Promise<OutputOf<typeof approveRequest>> {
    const request = await this.decisions.takePending(adult, requestId, work);
    return { balance: await this.decisions.approve(request, adult.userId, work) };
  }
}
