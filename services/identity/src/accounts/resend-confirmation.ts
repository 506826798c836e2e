import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { resendConfirmation } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Steps, UseCase } from '@alcancia/server-kit';

import { IssuerAccounts } from '../issuer/issuer-accounts.client.js';
import { AccountLetters } from './account-letter.store.js';
import { inTheSameTime } from './same-time.policy.js';

/** Another letter for an account that still waits for its confirmation. Whether there is one is told in the letter alone. */
@UseCase()
export class ResendConfirmation {
  constructor(
    private readonly accounts: IssuerAccounts,
    private readonly letters: AccountLetters,
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
        await steps.step('letter', (work) => this.letters.send(work, 'confirm', account.id));
      return {};
    });
  }
}
