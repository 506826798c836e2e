import { Injectable } from '@nestjs/common';
import { type z } from 'zod';

import { type adultProof } from '@alcancia/contracts/identity';
import { type Caller, type Steps } from '@alcancia/server-kit';

import { IssuerAccounts } from '../issuer/issuer-accounts.client.js';
import { type Grant } from '../issuer/issuer-tokens.client.js';
import { passwordForm } from '../issuer/password-form.policy.js';
import { PasswordGrant } from '../issuer/password-grant.client.js';
import { PinProof } from '../pins/pin-proof.store.js';
import { Profile } from '../profiles/profile.entity.js';
import { forgetPasswordAttempts, reservePasswordAttempt } from './password-attempts.store.js';
import { adultPasswordWrong, sessionEnded } from './session.errors.js';
import { adultPasswordLimits } from './session.limits.js';

export type Proof = z.output<typeof adultProof>;

const passwordSettled = 'settle-password';

/** Proof that the adult of a session is here: the own PIN, or the account's password (spec 1 §6). */
@Injectable()
export class AdultProof {
  constructor(
    private readonly pins: PinProof,
    private readonly passwords: PasswordGrant,
    private readonly accounts: IssuerAccounts,
  ) {}

  /** Returns only after the right PIN or password; every other end is the error that the person is told. */
  async demand(steps: Steps, caller: Caller, proof: Proof): Promise<void> {
    if ('pin' in proof) return this.pins.demand(steps, 'adult', caller.adultId, proof.pin);
    // An earlier try of this act has proved it, and may have changed the password since.
    if (await steps.hasDone(passwordSettled)) return;
    const grant = await this.signInAgain(steps, caller, proof.password);
    await this.accounts.endSession(grant.issuerSid).catch(() => undefined);
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
