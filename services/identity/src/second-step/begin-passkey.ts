import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { beginPasskey } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Steps, UseCase } from '@alcancia/server-kit';

import { Profile } from '../profiles/profile.entity.js';
import { sessionEnded } from '../sessions/session.errors.js';
import { BothSteps } from './both-steps.client.js';
import { Passkeys } from './passkeys.store.js';

/** 'Agregar llave de acceso': what the browser needs to make one. */
@UseCase()
export class BeginPasskey {
  constructor(
    private readonly both: BothSteps,
    private readonly passkeys: Passkeys,
  ) {}

  @Handles(beginPasskey)
  async execute(
    caller: Caller,
    input: InputOf<typeof beginPasskey>,
    steps: Steps,
  ): Promise<OutputOf<typeof beginPasskey>> {
    const { adultId } = caller;
    await this.both.demand(steps, caller, input);
    const profile = await steps.em.findOne(Profile, { id: adultId, deletedAt: null });
    if (!profile?.email) throw sessionEnded();
    const { email } = profile;
    return { options: await steps.step('ask', (work) => this.passkeys.askToMake(work, adultId, email)) };
  }
}
