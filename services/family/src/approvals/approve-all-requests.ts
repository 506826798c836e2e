import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { approveAllRequests } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import type { ApprovalRequest } from './approval-request.entity.js';
import { approvedUnseenUpToCents } from './approval-request.limits.js';
import { approve, isPayable } from './decide.policy.js';
import { Decisions } from './decision.store.js';
import type { Picture } from './picture.policy.js';
import { Pictures } from './pictures.store.js';

type Skipped = OutputOf<typeof approveAllRequests>['skipped'][number];

/** 'Aprobar todas': an adult accepts at once what needs no second look. */
@UseCase()
export class ApproveAllRequests {
  constructor(
    private readonly decisions: Decisions,
    private readonly pictures: Pictures,
  ) {}

  @Handles(approveAllRequests)
  async execute(
    adult: Caller,
    { requestIds }: InputOf<typeof approveAllRequests>,
    work: Work,
  ): Promise<OutputOf<typeof approveAllRequests>> {
    const taken = await this.decisions.takeAll(adult, requestIds, work);
    const picture = await this.pictures.toApprove(
      work.em,
      taken.filter((request) => unseen(request) === null),
    );
    const approved: string[] = [];
    const skipped: Skipped[] = [];
    for (const request of taken) {
      const why = unseen(request) ?? unpayable(picture, request);
      if (why !== null) skipped.push({ requestId: request.id, why });
      else {
        approve(work, picture, request, adult.userId);
        approved.push(request.id);
      }
    }
    return { approved, skipped };
  }
}

/** Why an adult is to look at it, if so. */
function unseen({ isPending, coinsCents }: ApprovalRequest): Skipped['why'] | null {
  if (!isPending) return 'already_resolved';
  return coinsCents > approvedUnseenUpToCents ? 'above_limit' : null;
}

/** One that cannot be accepted (its prize has run out) does not keep the others from it. */
const unpayable = (picture: Picture, request: ApprovalRequest): Skipped['why'] | null =>
  isPayable(picture, request) ? null : 'not_payable';
