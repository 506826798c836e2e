import { type OutputOf } from '@alcancia/contracts/define';
import { signOutEverywhere } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Steps, UseCase } from '@alcancia/server-kit';

import { IssuerAccounts } from '../issuer/issuer-accounts.client.js';
import { endSessions } from './session.store.js';

/** 'Cerrar sesión en todos los dispositivos': every session of the account, children's too. */
@UseCase()
export class SignOutEverywhere {
  constructor(private readonly accounts: IssuerAccounts) {}

  @Handles(signOutEverywhere)
  async execute(caller: Caller, _input: object, steps: Steps): Promise<OutputOf<typeof signOutEverywhere>> {
    const { adultId } = caller;
    await steps.step('end', (work) => endSessions(work, { adultId }, 'everywhere').then(() => null));
    await this.accounts.endSessionsOf(adultId).catch(() => undefined);
    return {};
  }
}
