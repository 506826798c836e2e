import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { approveRequest } from '@alcancia/contracts/family';
import { type Act, type Caller, Decides, type Effects, type Reading, UseCase } from '@alcancia/server-kit';

import { approve } from './decide.policy.js';
import { Decisions } from './decision.store.js';
import { type Picture } from './picture.policy.js';
import { Pictures } from './pictures.store.js';
import { pendingOf, type Taken, willDecide } from './taken.policy.js';

/** An adult accepts what a child has done; the child is paid in the same transaction. */
@UseCase()
export class ApproveRequest {
  constructor(
    private readonly decisions: Decisions,
    private readonly pictures: Pictures,
  ) {}

  async read(
    acts: readonly Act<typeof approveRequest>[],
    { em }: Reading,
  ): Promise<{ readonly taken: Taken; readonly picture: Picture }> {
    const asked = acts.map(({ caller, input }) => ({ adult: caller, requestId: input.requestId }));
    const taken = await this.decisions.takeEach(em, asked);
    return { taken, picture: await this.pictures.toApprove(em, willDecide(taken, asked)) };
  }

  @Decides(approveRequest)
  decide(
    adult: Caller,
    { requestId }: InputOf<typeof approveRequest>,
    effects: Effects,
    { taken, picture }: Awaited<ReturnType<ApproveRequest['read']>>,
  ): OutputOf<typeof approveRequest> {
    return { balance: approve(effects, picture, pendingOf(taken, adult, requestId), adult.userId) };
  }
}
