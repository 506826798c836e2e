import { type OutputOf } from '@alcancia/contracts/define';
import { cancelAccountErasure } from '@alcancia/contracts/identity';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { AccountMails } from './account-mails.store.js';
import { keepAccount } from './close-account.store.js';
import { ErasureMails } from './erasure-mails.store.js';
import { lockWaiting } from './erasure.store.js';

/** 'Conservar mi cuenta': it stays with everything that was to go with it. Where nothing waits there is nothing to take back. */
@UseCase()
export class CancelAccountErasure {
  constructor(
    private readonly mails: ErasureMails,
    private readonly accountMails: AccountMails,
  ) {}

  @Handles(cancelAccountErasure)
  async execute(adult: Caller, _input: object, work: Work): Promise<OutputOf<typeof cancelAccountErasure>> {
    const erasure = await lockWaiting(work.em, adult.userId);
    if (!erasure) return {};
    await keepAccount(work, erasure, this.mails);
    await this.accountMails.kept(work, adult.userId, 'account_erasure_cancelled');
    return {};
  }
}
