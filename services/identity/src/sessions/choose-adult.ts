import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { chooseAdult } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Steps, UseCase, type Work } from '@alcancia/server-kit';

import { IssuerAccounts } from '../issuer/issuer-accounts.client.js';
import { type Grant } from '../issuer/issuer-tokens.client.js';
import { Profile } from '../profiles/profile.entity.js';
import { AdultProof, type Proof } from './adult-proof.client.js';
import { Rotation } from './rotation.store.js';
import { Secrets } from './secrets.cipher.js';
import { type Session } from './session.entity.js';
import { passwordNeeded } from './session.errors.js';
import { findLivingSession, lockSession, tellOfSession } from './session.store.js';

/** The adult enters with PIN or password. From a child's browser, the parked tokens are handed back with it. */
@UseCase()
export class ChooseAdult {
  constructor(
    private readonly proof: AdultProof,
    private readonly rotation: Rotation,
    private readonly accounts: IssuerAccounts,
    private readonly secrets: Secrets,
  ) {}

  @Handles(chooseAdult)
  async execute(
    caller: Caller,
    input: InputOf<typeof chooseAdult>,
    steps: Steps,
  ): Promise<OutputOf<typeof chooseAdult>> {
    const { sessionId } = caller.session;
    const session = await findLivingSession(steps.em, sessionId, steps.now);
    const repeats = caller.session.profile === 'none' && session.mayRepeatReturn(steps.now);
    const grant =
      session.isParked() || repeats
        ? await this.unpark(steps, caller, session, input)
        : await this.proof.demand(steps, caller, input).then(() => null);
    const issuerSid = grant?.issuerSid ?? null;
    // The step's name carries the issuer's session: a retry after a crash gets another session and needs a step of its own.
    const { displayName } = await steps.step(`enter ${issuerSid}`, (work) => enter(work, sessionId, issuerSid));
    const { fingerprint } = input;
    const kept = fingerprint === undefined ? {} : { proofToken: await this.proof.keep(steps, caller, fingerprint) };
    return { tokens: grant?.tokens ?? null, displayName, ...kept };
  }

  /** A PIN hands the parked tokens back; a password brings new tokens and ends the parked ones. */
  private async unpark(steps: Steps, caller: Caller, session: Session, proof: Proof): Promise<Grant> {
    if ('password' in proof) {
      const grant = await this.proof.signInAgain(steps, caller, proof.password);
      await this.accounts.endSession(session.issuerSid).catch(() => undefined);
      return grant;
    }
    await this.proof.demand(steps, caller, proof);
    const rotated = await this.rotation.rotate(steps, session.id, this.secrets.open(session.parkedRefreshToken ?? ''));
    if ('grant' in rotated) return rotated.grant;
    throw passwordNeeded();
  }
}

async function enter(work: Work, sessionId: string, issuerSid: string | null): Promise<{ displayName: string }> {
  const session = await lockSession(work, sessionId);
  if (issuerSid !== null) session.issuerSid = issuerSid;
  session.chooseAdult(work.now);
  tellOfSession(work, sessionId);
  const profile = await work.em.findOneOrFail(Profile, { id: session.adultId });
  return { displayName: profile.displayName ?? profile.fullName ?? '' };
}
