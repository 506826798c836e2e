import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { cancelChildErasure } from '@alcancia/contracts/identity';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { ErasureMails } from './erasure-mails.store.js';
import { lockWaiting, moveOn, mustStay, tellOfErasure } from './erasure.store.js';

/** 'Deshacer': the child stays, and everyone linked is told. Where nothing waits there is nothing to take back. */
@UseCase()
export class CancelChildErasure {
  constructor(private readonly mails: ErasureMails) {}

  @Handles(cancelChildErasure)
  async execute(
    owner: Caller,
    { childId }: InputOf<typeof cancelChildErasure>,
    work: Work,
  ): Promise<OutputOf<typeof cancelChildErasure>> {
    const erasure = await lockWaiting(work.em, childId);
    if (!erasure) return {};
    // A child who goes with the caller's own account stays when the account does.
    if (erasure.accountErasureId !== null) await mustStay(work.em, owner.userId);
    await moveOn(work, erasure.id, 'cancelled');
    tellOfErasure(work, erasure, 'cancelled', owner.userId);
    await this.mails.ofChild(work, 'child_erasure_cancelled', { childId, dueAt: erasure.dueAt });
    return {};
  }
}
