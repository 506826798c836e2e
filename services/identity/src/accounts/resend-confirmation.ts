import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { resendConfirmation } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Steps, UseCase } from '@alcancia/server-kit';

import { IssuerAccounts } from '../issuer/issuer-accounts.client.js';
import { AccountMails } from './account-mail.store.js';
import { inTheSameTime } from './same-time.policy.js';

/** Another confirmation e-mail for an unconfirmed account. Only that e-mail tells whether there is one, never the answer. */
@UseCase()
export class ResendConfirmation {
  constructor(
    private readonly accounts: IssuerAccounts,
    private readonly mails: AccountMails,
  ) {}

  @Handles(resendConfirmation)
  execute(
    _visitor: Caller,
    { email }: InputOf<typeof resendConfirmation>,
    steps: Steps,
  ): Promise<OutputOf<typeof resendConfirmation>> {
    return inTheSameTime(async () => {
      const account = await this.accounts.find(email);
      if (account && !account.isEmailVerified)
        await steps.step('letter', (work) => this.mails.send(work, 'confirm', account.id));
      return {};
    });
  }
}
