import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { unlockAccount } from '@alcancia/contracts/identity';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { audit } from '../audit/audit.store.js';
import { accountChangedBefore } from './held-account.errors.js';
import { lockHeldAccount } from './held-account.store.js';

/** The account opens again with its own password. */
@UseCase()
export class UnlockAccount {
  @Handles(unlockAccount)
  async execute(
    administrator: Caller,
    { accountId }: InputOf<typeof unlockAccount>,
    work: Work,
  ): Promise<OutputOf<typeof unlockAccount>> {
    const profile = await lockHeldAccount(work, accountId);
    if (!profile.lockedAt) throw accountChangedBefore();
    const before = { lockReason: profile.lockReason ?? null };
    profile.lockedAt = null;
    profile.lockReason = null;
    audit(work, administrator, { act: 'account_unlocked', aboutId: accountId, before, after: { lockReason: null } });
    return {};
  }
}
