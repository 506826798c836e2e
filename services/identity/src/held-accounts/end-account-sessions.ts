import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { endAccountSessions } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Steps, UseCase, type Work } from '@alcancia/server-kit';

import { audit } from '../audit/audit.store.js';
import { IssuerAccounts } from '../issuer/issuer-accounts.client.js';
import { endSessions } from '../sessions/session.store.js';
import { lockHeldAccount } from './held-account.store.js';

/** Whoever is in with the account is out, on every device. */
@UseCase()
export class EndAccountSessions {
  constructor(private readonly accounts: IssuerAccounts) {}

  @Handles(endAccountSessions)
  async execute(
    administrator: Caller,
    { accountId }: InputOf<typeof endAccountSessions>,
    steps: Steps,
  ): Promise<OutputOf<typeof endAccountSessions>> {
    const ended = await steps.step('end', (work) => end(work, administrator, accountId));
    await this.accounts.endSessionsOf(accountId).catch(() => undefined);
    return { ended };
  }
}

async function end(work: Work, administrator: Caller, accountId: string): Promise<number> {
  await lockHeldAccount(work, accountId);
  const { length } = await endSessions(work, { adultId: accountId }, 'by-administrator');
  audit(work, administrator, {
    act: 'sessions_ended',
    aboutId: accountId,
    before: { sessions: String(length) },
    after: { sessions: '0' },
  });
  return length;
}
