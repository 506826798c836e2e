import { Injectable } from '@nestjs/common';
import { type z } from 'zod';

import { type adultProof, type recentProof } from '@alcancia/contracts/identity';
import { type Caller, type Steps } from '@alcancia/server-kit';

import { IssuerAccounts } from '../issuer/issuer-accounts.client.js';
import { type Grant } from '../issuer/issuer-tokens.client.js';
import { passwordForm } from '../issuer/password-form.policy.js';
import { PasswordGrant } from '../issuer/password-grant.client.js';
import { PinProof } from '../pins/pin-proof.store.js';
import { Profile } from '../profiles/profile.entity.js';
import { forgetPasswordAttempts, reservePasswordAttempt } from './password-attempts.store.js';
import { RecentProofs } from './recent-proof.store.js';
import { adultPasswordWrong, sessionEnded } from './session.errors.js';
import { adultPasswordLimits } from './session.limits.js';

export type Proof = z.output<typeof adultProof>;
export type AnyProof = Proof | z.output<typeof recentProof>;

const passwordSettled = 'settle-password';

/** Proof that the adult of a session is here: the own PIN, the account's password (spec 1 §6), or either a moment ago. */
@Injectable()
export class AdultProof {
  constructor(
    private readonly pins: PinProof,
    private readonly passwords: PasswordGrant,
    private readonly accounts: IssuerAccounts,
    private readonly recent: RecentProofs,
  ) {}

  /** Returns only after a right proof; every other end is the error that the person is told. */
  async demand(steps: Steps, caller: Caller, proof: AnyProof): Promise<void> {
    if ('proofToken' in proof) return this.recent.take(steps, caller, proof);
    if ('pin' in proof) return this.pins.demand(steps, 'adult', caller.adultId, proof.pin);
    // An earlier try of this act has proved it, and may have changed the password since.
    if (await steps.hasDone(passwordSettled)) return;
    const grant = await this.signInAgain(steps, caller, proof.password);
    await this.accounts.endSession(grant.issuerSid).catch(() => undefined);
  }

  /** A proof of a moment ago, which serves the act that follows too. */
  async mustBeRecent(steps: Steps, caller: Caller, proof: z.output<typeof recentProof>): Promise<void> {
    await this.recent.mustBeKept(steps, caller, proof);
  }

  /** After a right proof: what lets the next act of this session on this device go without asking again. */
  keep(steps: Steps, caller: Caller, fingerprint: string): Promise<string> {
    return this.recent.keep(steps, caller, fingerprint);
  }

  /** Proves the password by a new grant of the issuer; the caller uses the grant or ends its session. */
  async signInAgain(steps: Steps, { adultId, origin }: Caller, password: string): Promise<Grant> {
    if (passwordForm(password).trim().length < adultPasswordLimits.minLength) throw adultPasswordWrong();
    await steps.step('count-password', (work) => reservePasswordAttempt(work, adultId));
    const profile = await steps.em.findOne(Profile, { id: adultId, deletedAt: null });
    if (!profile?.email) throw sessionEnded();
    const outcome = await this.passwords.signIn(profile.email, password, origin.address);
    if ('refusal' in outcome || outcome.grant.adultId !== adultId) {
      await this.accounts.forgetFailures(adultId).catch(() => undefined);
      throw adultPasswordWrong();
    }
    await steps.step(passwordSettled, (work) => forgetPasswordAttempts(work, adultId).then(() => null));
    return outcome.grant;
  }
}
