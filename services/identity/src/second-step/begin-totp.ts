import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { beginTotp } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Steps, UseCase } from '@alcancia/server-kit';

import { Profile } from '../profiles/profile.entity.js';
import { sessionEnded } from '../sessions/session.errors.js';
import { BothSteps } from './both-steps.client.js';
import { TotpFactors } from './totp-factor.store.js';
import { base32, newTotpSecret, totpUri } from './totp.cipher.js';

/** A secret for an authenticator app; it counts for nothing until a code of it has come. */
@UseCase()
export class BeginTotp {
  constructor(
    private readonly both: BothSteps,
    private readonly totp: TotpFactors,
  ) {}

  @Handles(beginTotp)
  async execute(caller: Caller, input: InputOf<typeof beginTotp>, steps: Steps): Promise<OutputOf<typeof beginTotp>> {
    const { adultId } = caller;
    await this.both.demand(steps, caller, input);
    const profile = await steps.em.findOne(Profile, { id: adultId, deletedAt: null });
    if (!profile?.email) throw sessionEnded();
    const secret = newTotpSecret();
    // The step's name carries the secret's: a retry shows another one, and that one is kept.
    await steps.step(`propose ${steps.newId()}`, (work) => this.totp.propose(work, adultId, secret).then(() => null));
    return { secret: base32(secret), uri: totpUri(secret, profile.email) };
  }
}
