import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { confirmEmail } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Steps, UseCase } from '@alcancia/server-kit';

import { IssuerAccounts } from '../issuer/issuer-accounts.client.js';
import { SingleUseLinks } from './single-use-links.store.js';

/** The link of the confirmation e-mail: from now on the account may sign in. */
@UseCase()
export class ConfirmEmail {
  constructor(
    private readonly accounts: IssuerAccounts,
    private readonly links: SingleUseLinks,
  ) {}

  @Handles(confirmEmail)
  async execute(
    _visitor: Caller,
    { token }: InputOf<typeof confirmEmail>,
    steps: Steps,
  ): Promise<OutputOf<typeof confirmEmail>> {
    const link = await steps.step('claim', (work) => this.links.claim(work, 'confirm', token, steps.intentId));
    await this.links.whileClaimed(steps, link.id, () => this.accounts.confirm(link.adultId));
    await steps.step('spend', (work) => this.links.spendAll(work, 'confirm', link.adultId));
    return { email: link.email };
  }
}
