import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { requestChildErasure } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Steps, UseCase } from '@alcancia/server-kit';

import { BothSteps } from '../second-step/both-steps.client.js';
import { ErasureMails } from './erasure-mails.store.js';
import { askErasure } from './erasure.store.js';

/** 'Borrar': with both steps of the account the owner has a child erased in 14 days; everyone linked is told (G20). */
@UseCase()
export class RequestChildErasure {
  constructor(
    private readonly both: BothSteps,
    private readonly mails: ErasureMails,
  ) {}

  @Handles(requestChildErasure)
  async execute(
    owner: Caller,
    { childId, password, second }: InputOf<typeof requestChildErasure>,
    steps: Steps,
  ): Promise<OutputOf<typeof requestChildErasure>> {
    await this.both.demand(steps, owner, { password, second });
    return steps.step('ask', async (work) => {
      const asked = { personId: childId, personRole: 'child', askedBy: owner.userId } as const;
      const { dueAt, isNew } = await askErasure(work, asked);
      if (isNew) await this.mails.ofChild(work, 'child_erasure_asked', { childId, dueAt });
      return { dueAt: dueAt.toISOString() };
    });
  }
}
