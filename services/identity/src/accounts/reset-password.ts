import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { resetPassword } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Steps, UseCase } from '@alcancia/server-kit';

import { IssuerAccounts } from '../issuer/issuer-accounts.client.js';
import { endSessions } from '../sessions/session.store.js';
import { passwordTooShort } from './account.errors.js';
import { mustBeGoodPassword } from './password.policy.js';
import { SignInAttempts } from './sign-in-attempts.store.js';
import { SingleUseLinks } from './single-use-links.store.js';

/** The link of the reset e-mail with a new password. It confirms the address too, and ends every session of the account. */
@UseCase()
export class ResetPassword {
  constructor(
    private readonly accounts: IssuerAccounts,
    private readonly links: SingleUseLinks,
    private readonly attempts: SignInAttempts,
  ) {}

  @Handles(resetPassword)
  async execute(
    _visitor: Caller,
    input: InputOf<typeof resetPassword>,
    steps: Steps,
  ): Promise<OutputOf<typeof resetPassword>> {
    mustBeGoodPassword(input);
    const { id, adultId, email } = await steps.step('claim', (work) =>
      this.links.claim(work, 'reset', input.token, steps.intentId),
    );
    await this.links.whileClaimed(steps, id, async () => {
      if ((await this.accounts.setPassword(adultId, input.password)) === 'refused') throw passwordTooShort();
      await this.accounts.confirm(adultId);
      await this.accounts.forgetFailures(adultId);
    });
    await steps.step('spend', async (work) => {
      await this.links.spendAll(work, 'reset', adultId);
      await this.attempts.clear(work, email);
      await endSessions(work, { adultId }, 'password-changed');
    });
    // Every refresh goes through identity and is refused from now on: ending the issuer's own sessions is not urgent.
    await this.accounts.endSessionsOf(adultId).catch(() => undefined);
    return {};
  }
}
