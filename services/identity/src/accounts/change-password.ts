import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { changePassword } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Steps, UseCase } from '@alcancia/server-kit';

import { setupGoesOn } from '../administrators/setup-goes-on.store.js';
import { IssuerAccounts } from '../issuer/issuer-accounts.client.js';
import { AdultProof } from '../sessions/adult-proof.client.js';
import { endSessions } from '../sessions/session.store.js';
import { passwordTooShort } from './account.errors.js';
import { mustBeGoodPassword } from './password.policy.js';
import { SingleUseLinks } from './single-use-links.store.js';

/** A new password after the old one. Every other session of the account ends, children's too; this one goes on. */
@UseCase()
export class ChangePassword {
  constructor(
    private readonly proof: AdultProof,
    private readonly accounts: IssuerAccounts,
    private readonly links: SingleUseLinks,
  ) {}

  @Handles(changePassword)
  async execute(
    caller: Caller,
    { currentPassword, ...input }: InputOf<typeof changePassword>,
    steps: Steps,
  ): Promise<OutputOf<typeof changePassword>> {
    mustBeGoodPassword(input);
    const { adultId } = caller;
    const { sessionId: exceptId } = caller.session;
    await this.proof.demand(steps, caller, { password: currentPassword });

    if ((await this.accounts.setPassword(adultId, input.password)) === 'refused') throw passwordTooShort();
    const ended = await steps.step('end-others', async (work) => {
      await this.links.spendAll(work, 'reset', adultId);
      await setupGoesOn(work, adultId, 'password');
      const sessions = await endSessions(work, { adultId, exceptId }, 'password-changed');
      return sessions.map(({ issuerSid }) => issuerSid);
    });
    // Every refresh goes through identity and is refused from now on: ending the issuer's own sessions is not urgent.
    for (const issuerSid of ended) await this.accounts.endSession(issuerSid).catch(() => undefined);
    return {};
  }
}
