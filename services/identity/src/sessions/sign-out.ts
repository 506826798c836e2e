import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { signOut } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Steps, UseCase } from '@alcancia/server-kit';

import { IssuerAccounts } from '../issuer/issuer-accounts.client.js';
import { AdultProof } from './adult-proof.client.js';
import { Session } from './session.entity.js';
import { adultProofNeeded } from './session.errors.js';
import { endSessions } from './session.store.js';

/** Ends this session here at once; the issuer's follows when it is reachable, for every refresh goes through identity. */
@UseCase()
export class SignOut {
  constructor(
    private readonly accounts: IssuerAccounts,
    private readonly proof: AdultProof,
  ) {}

  @Handles(signOut)
  async execute(caller: Caller, { proof }: InputOf<typeof signOut>, steps: Steps): Promise<OutputOf<typeof signOut>> {
    const { sessionId: id } = caller.session;
    if (mayBeAChild(caller) && !(await steps.hasDone('end'))) {
      const session = await steps.em.findOne(Session, { id }, { refresh: true });
      if (!session || session.hasEnded(steps.now)) return {};
      if (!proof) throw adultProofNeeded();
      await this.proof.demand(steps, caller, proof);
    }
    const ended = await steps.step('end', async (work) =>
      (await endSessions(work, { id }, 'signed-out')).map(({ issuerSid }) => issuerSid),
    );
    for (const issuerSid of ended) await this.accounts.endSession(issuerSid).catch(() => undefined);
    return {};
  }
}

/** No adult is chosen in a family's session: whoever taps may be a child, who must not end it for everybody. */
const mayBeAChild = ({ session: { profile, children } }: Caller): boolean =>
  profile !== 'adult' && Object.keys(children).length > 0;
