import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { requestPasswordReset } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Steps, UseCase } from '@alcancia/server-kit';

import { IssuerAccounts } from '../issuer/issuer-accounts.client.js';
import { AccountMails } from './account-mail.store.js';
import { inTheSameTime } from './same-time.policy.js';

/** '¿Olvidaste tu contraseña?' Only the e-mail that is sent tells whether the address is known, never the answer. */
@UseCase()
export class RequestPasswordReset {
  constructor(
    private readonly accounts: IssuerAccounts,
    private readonly mails: AccountMails,
  ) {}

  @Handles(requestPasswordReset)
  execute(
    _visitor: Caller,
    { email }: InputOf<typeof requestPasswordReset>,
    steps: Steps,
  ): Promise<OutputOf<typeof requestPasswordReset>> {
    return inTheSameTime(async () => {
      const account = await this.accounts.find(email);
      if (account) await steps.step('letter', (work) => this.mails.send(work, 'reset', account.id));
      return {};
    });
  }
}
