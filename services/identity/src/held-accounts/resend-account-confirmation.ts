import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { resendAccountConfirmation } from '@alcancia/contracts/identity';
import { type Caller, Handles, notFound, type Steps, UseCase } from '@alcancia/server-kit';

import { AccountMails } from '../accounts/account-mail.store.js';
import { audit } from '../audit/audit.store.js';
import { IssuerAccounts } from '../issuer/issuer-accounts.client.js';
import { Profile } from '../profiles/profile.entity.js';
import { emailConfirmedAlready } from './held-account.errors.js';

/** The link goes to the account's own mailbox: whoever asks for it never sees it. */
@UseCase()
export class ResendAccountConfirmation {
  constructor(
    private readonly accounts: IssuerAccounts,
    private readonly mails: AccountMails,
  ) {}

  @Handles(resendAccountConfirmation)
  async execute(
    administrator: Caller,
    { accountId }: InputOf<typeof resendAccountConfirmation>,
    steps: Steps,
  ): Promise<OutputOf<typeof resendAccountConfirmation>> {
    const profile = await steps.em.findOne(Profile, { id: accountId, deletedAt: null, role: { $ne: 'child' } });
    if (!profile?.email) throw notFound();
    const account = await this.accounts.find(profile.email);
    if (account?.isEmailVerified !== false) throw emailConfirmedAlready();
    await steps.step('letter', async (work) => {
      await this.mails.send(work, 'confirm', accountId);
      audit(work, administrator, { act: 'confirmation_sent', aboutId: accountId });
      return null;
    });
    return {};
  }
}
