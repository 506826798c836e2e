import { Inject } from '@nestjs/common';

import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { requestEmailChange } from '@alcancia/contracts/identity';
import { type Caller, CONFIG, Handles, type Steps, UseCase, type Work } from '@alcancia/server-kit';

import { IssuerAccounts } from '../issuer/issuer-accounts.client.js';
import { Profile } from '../profiles/profile.entity.js';
import { AdultProof } from '../sessions/adult-proof.client.js';
import { sessionEnded } from '../sessions/session.errors.js';
import { emailUnchanged } from './account.errors.js';
import { isKeptForAnother } from './email-change.store.js';
import { inTheSameTime } from './same-time.policy.js';
import { SingleUseLinks } from './single-use-links.store.js';

type Input = InputOf<typeof requestEmailChange>;

/** 'Cambiar mi email': after the password a link goes to the new address. Only that e-mail tells whether it is taken. */
@UseCase()
export class RequestEmailChange {
  constructor(
    @Inject(CONFIG) private readonly config: { readonly PUBLIC_ORIGIN: string },
    private readonly proof: AdultProof,
    private readonly accounts: IssuerAccounts,
    private readonly links: SingleUseLinks,
  ) {}

  @Handles(requestEmailChange)
  async execute(caller: Caller, input: Input, steps: Steps): Promise<OutputOf<typeof requestEmailChange>> {
    const { adultId } = caller;
    const { email, password } = input;
    const profile = await steps.em.findOne(Profile, { id: adultId, deletedAt: null });
    if (!profile?.email) throw sessionEnded();
    if (profile.email === email) throw emailUnchanged();
    await this.proof.demand(steps, caller, { password });
    await inTheSameTime(async () => {
      const isKept = await isKeptForAnother(steps, email, adultId);
      const isTaken = isKept || (await this.accounts.find(email)) !== null;
      await steps.step('letter', (work) => this.write(work, { adultId, email, isTaken }));
    });
    return {};
  }

  private async write(
    work: Work,
    { adultId, email, isTaken }: { readonly adultId: string; readonly email: string; readonly isTaken: boolean },
  ): Promise<void> {
    // Two requests at once take turns: the link of the one before opens nothing.
    await work.em.execute(`select 1 from identity.profiles where id = ? for update`, [adultId]);
    if (isTaken) {
      await this.links.spendAll(work, 'new-email', adultId);
      const link = `${this.config.PUBLIC_ORIGIN}/auth?tab=signin`;
      work.mail('email_in_use', email, { name: await nameOf(work, { email }), link });
    } else {
      const link = await this.links.makeTo(work, 'new-email', adultId, email);
      work.mail('confirm_new_email', email, { name: await nameOf(work, { id: adultId }), link });
    }
  }
}

async function nameOf({ em }: Work, whom: { readonly id: string } | { readonly email: string }): Promise<string> {
  const profile = await em.findOne(Profile, { ...whom, deletedAt: null });
  return profile?.displayName ?? '';
}
