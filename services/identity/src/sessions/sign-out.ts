import { type OutputOf } from '@alcancia/contracts/define';
import { signOut } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Steps, UseCase } from '@alcancia/server-kit';

import { IssuerAccounts } from '../issuer/issuer-accounts.client.js';
import { endSessions } from './session.store.js';

/** Ends this session here at once; the issuer's follows when it is reachable, for every refresh goes through identity. */
@UseCase()
export class SignOut {
  constructor(private readonly accounts: IssuerAccounts) {}

  @Handles(signOut)
  async execute(caller: Caller, _input: object, steps: Steps): Promise<OutputOf<typeof signOut>> {
    const { sessionId: id } = caller.session;
    const ended = await steps.step('end', async (work) =>
      (await endSessions(work, { id }, 'signed-out')).map(({ issuerSid }) => issuerSid),
    );
    for (const issuerSid of ended) await this.accounts.endSession(issuerSid).catch(() => undefined);
    return {};
  }
}
