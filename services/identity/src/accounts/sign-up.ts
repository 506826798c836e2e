import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { adultChanged, signUp } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Steps, UseCase, type Work } from '@alcancia/server-kit';

import { isSameAddress } from '../invitations/address.policy.js';
import { invitationForAnother } from '../invitations/invitation.errors.js';
import { Invitations } from '../invitations/invitation.store.js';
import { IssuerAccounts } from '../issuer/issuer-accounts.client.js';
import { LegalConsents } from '../legal/legal-consents.store.js';
import { LegalTexts } from '../legal/legal-texts.store.js';
import { Profile } from '../profiles/profile.entity.js';
import { consentMissing, emailTaken, emailUnusable, passwordTooShort } from './account.errors.js';
import { isKeptForAnother } from './email-change.store.js';
import { mustBeGoodPassword } from './password.policy.js';
import { SingleUseLinks } from './single-use-links.store.js';

type Asked = InputOf<typeof signUp>;
/** With the address that the account is for. */
type Input = Asked & { readonly email: string };

/** A visitor opens an account: the consent is kept first, the e-mail with the link is sent last. */
@UseCase()
export class SignUp {
  constructor(
    private readonly accounts: IssuerAccounts,
    private readonly invitations: Invitations,
    private readonly links: SingleUseLinks,
    private readonly texts: LegalTexts,
    private readonly consents: LegalConsents,
  ) {}

  @Handles(signUp)
  async execute({ origin }: Caller, asked: Asked, steps: Steps): Promise<OutputOf<typeof signUp>> {
    await this.mustHaveConsented(asked, steps);
    mustBeGoodPassword(asked);
    const { intentId } = steps;
    const input = { ...asked, email: await this.addressFor(asked, steps) };

    const { address } = origin;
    await steps.step('consent', (work) =>
      this.consents.keep(work, { ...input, id: intentId, adultId: null, address, method: 'sign_up' }),
    );
    if (await isKeptForAnother(steps, input.email, null)) throw emailTaken();
    const adultId = await this.openAccount(intentId, input);
    await steps.step('profile', (work) => this.makeProfile(work, intentId, adultId, input));
    return { email: asked.email ?? '' };
  }

  /** Consent counts only for the texts in force. What was begun is not refused by a version that holds since. */
  private async mustHaveConsented(asked: Asked, steps: Steps): Promise<void> {
    if (!asked.hasConsented) throw consentMissing();
    if (await steps.hasDone('consent')) return;
    if (!(await this.texts.areInForce(steps.em, steps.now, asked))) throw consentMissing();
  }

  /** With an invitation only the one that it was sent to. What was begun is not refused by what became of it since. */
  private async addressFor({ email, invitation: token }: Asked, steps: Steps): Promise<string> {
    if (token === undefined) {
      if (email === undefined) throw emailUnusable();
      return email;
    }
    const invitation = await this.invitations.behind(steps.em, token);
    if (email !== undefined && !isSameAddress(email, invitation.invitedEmail)) throw invitationForAnother();
    if (!(await steps.hasDone('consent'))) invitation.mustWait(steps.now, true);
    return invitation.invitedEmail;
  }

  /** Our intent on an account that is there already: an earlier attempt of this same act made it. */
  private async openAccount(intentId: string, { email, fullName, password }: Input): Promise<string> {
    const created = await this.accounts.create({ intentId, email, fullName, password });
    if ('id' in created) return created.id;
    if (created.refused === 'password') throw passwordTooShort();
    if (created.refused === 'email') throw emailUnusable();
    const existing = await this.accounts.find(email);
    if (existing?.intentId !== intentId) throw emailTaken();
    return existing.id;
  }

  private async makeProfile(work: Work, intentId: string, adultId: string, { email, fullName }: Input): Promise<void> {
    const { em, now } = work;
    const displayName = firstNameOf(fullName);
    em.create(Profile, { id: adultId, role: 'adult', fullName, displayName, email, createdAt: now, updatedAt: now });
    await em.flush();
    await em.execute(`update identity.consents set adult_id = ? where id = ?`, [adultId, intentId]);
    work.count('adults');
    work.publish(adultChanged, { adultId, displayName });
    const link = await this.links.make(work, 'confirm', adultId);
    work.mail('confirm_account', email, { name: displayName, link });
  }
}

const firstNameOf = (fullName: string): string => (fullName.split(/\s+/)[0] ?? fullName).slice(0, 40);
