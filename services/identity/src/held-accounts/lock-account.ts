import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { lockAccount } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Steps, UseCase, type Work } from '@alcancia/server-kit';

import { audit } from '../audit/audit.store.js';
import { IssuerAccounts } from '../issuer/issuer-accounts.client.js';
import { endSessions } from '../sessions/session.store.js';
import { accountChangedBefore, administratorNotLockable } from './held-account.errors.js';
import { lockHeldAccount } from './held-account.store.js';

type Input = InputOf<typeof lockAccount>;

/** Nobody comes in with the account any more, and whoever is in is out. Identity decides that itself, whichever issuer stands behind it. */
@UseCase()
export class LockAccount {
  constructor(private readonly accounts: IssuerAccounts) {}

  @Handles(lockAccount)
  async execute(administrator: Caller, input: Input, steps: Steps): Promise<OutputOf<typeof lockAccount>> {
    await steps.step('lock', (work) => lock(work, administrator, input));
    // Every refresh goes through identity and is refused from now on: ending the issuer's own sessions is not urgent.
    await this.accounts.endSessionsOf(input.accountId).catch(() => undefined);
    return {};
  }
}

async function lock(work: Work, administrator: Caller, { accountId, lockReason }: Input): Promise<null> {
  const profile = await lockHeldAccount(work, accountId);
  if (profile.role === 'super_admin') throw administratorNotLockable();
  if (profile.lockedAt) throw accountChangedBefore();
  profile.lockedAt = work.now;
  profile.lockReason = lockReason;
  audit(work, administrator, {
    act: 'account_locked',
    aboutId: accountId,
    before: { lockReason: null },
    after: { lockReason },
  });
  await endSessions(work, { adultId: accountId }, 'by-administrator');
  return null;
}
