import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { approveAllRequests } from '@alcancia/contracts/family';
import { type Caller, Failure, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { ApprovalRequest } from './approval-request.entity.js';
import { approvedUnseenUpToCents } from './approval-request.limits.js';
import { Decisions } from './decision.policy.js';

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
    for (const { id, isPending, coinsCents } of taken.map(({ id, isPending, coinsCents }) => ({ id, isPending, coinsCents }))) {
      const why = !isPending
        ? 'already_resolved'
        : coinsCents > approvedUnseenUpToCents
          ? 'above_limit'
          : await this.tryToApprove(id, adult.userId, work);
      if (why === null) approved.push(id);
      else skipped.push({ requestId: id, why });
    }
    return { approved, skipped };
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
