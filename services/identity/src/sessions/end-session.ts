import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { endSession } from '@alcancia/contracts/identity';
import { type Caller, Handles, notFound, type Steps, UseCase } from '@alcancia/server-kit';

import { IssuerAccounts } from '../issuer/issuer-accounts.client.js';
import { Session } from './session.entity.js';
import { endSessions } from './session.store.js';

/** 'Cerrar sesión' of another browser: what is open there is cut off at once, whoever is in. */
@UseCase()
export class EndSession {
  constructor(private readonly accounts: IssuerAccounts) {}

  @Handles(endSession)
  async execute(
    { adultId }: Caller,
    { sessionId: id }: InputOf<typeof endSession>,
    steps: Steps,
  ): Promise<OutputOf<typeof endSession>> {
    const ended = await steps.step('end', async (work) => {
      if ((await work.em.count(Session, { id, adultId })) === 0) throw notFound();
      return (await endSessions(work, { id }, 'closed-elsewhere')).map(({ issuerSid }) => issuerSid);
    });
    // Every refresh goes through identity and is refused from now on: ending the issuer's own session is not urgent.
    for (const issuerSid of ended) await this.accounts.endSession(issuerSid).catch(() => undefined);
    return {};
  }
}
