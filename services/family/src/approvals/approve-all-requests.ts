import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { approveAllRequests } from '@alcancia/contracts/family';
import { type Caller, Failure, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { ApprovalRequest } from './approval-request.entity.js';
import { approvedUnseenUpToCents } from './approval-request.limits.js';
import { Decisions } from './decision.store.js';

type Skipped = OutputOf<typeof approveAllRequests>['skipped'][number];

/** 'Aprobar todas': an adult accepts at once what needs no second look. */
@UseCase()
export class ApproveAllRequests {
  constructor(private readonly decisions: Decisions) {}

  @Handles(approveAllRequests)
  async execute(
    adult: Caller,
    { requestIds }: InputOf<typeof approveAllRequests>,
    work: Work,
  ): Promise<OutputOf<typeof approveAllRequests>> {
    const taken = await this.decisions.takeAll(adult, requestIds, work);
    const approved: string[] = [];
    const skipped: Skipped[] = [];
    for (const request of taken) {
      const why = this.reasonToSkip(request) ?? (await this.tryToApprove(request.id, adult.userId, work));
      if (why === null) approved.push(request.id);
      else skipped.push({ requestId: request.id, why });
    }
    return { approved, skipped };
  }

  private reasonToSkip({ isPending, coinsCents }: ApprovalRequest): Skipped['why'] | null {
    if (!isPending) return 'already_resolved';
    return coinsCents > approvedUnseenUpToCents ? 'above_limit' : null;
  }

  /** One that cannot be accepted (its prize has run out) leaves no trace and does not keep the others from it. */
  private async tryToApprove(requestId: string, by: string, work: Work): Promise<Skipped['why'] | null> {
    const { em } = work;
    const told: (() => void)[] = [];
    const publish: Work['publish'] = (event, data) => void told.push(() => work.publish(event, data));
    await em.execute('savepoint one_request');
    try {
      const request = await em.findOneOrFail(ApprovalRequest, { id: requestId });
      await this.decisions.approve(request, by, { ...work, publish });
      await em.flush();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      await em.execute('rollback to savepoint one_request');
      em.clear();
      return 'not_payable';
    }
    for (const tell of told) tell();
    return null;
  }
}
