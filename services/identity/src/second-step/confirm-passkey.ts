import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { accountChanged, confirmPasskey } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Steps, UseCase } from '@alcancia/server-kit';

import { setupGoesOn } from '../administrators/setup-goes-on.store.js';
import { Passkeys } from './passkeys.store.js';
import { RecoveryCodes } from './recovery-codes.store.js';

/** The passkey that the browser made: sign-in takes it from now on. */
@UseCase()
export class ConfirmPasskey {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly recovery: RecoveryCodes,
  ) {}

  @Handles(confirmPasskey)
  async execute(
    { adultId }: Caller,
    { name, passkey }: InputOf<typeof confirmPasskey>,
    steps: Steps,
  ): Promise<OutputOf<typeof confirmPasskey>> {
    let recoveryCodes: string[] = [];
    // The step's name is its own each time: a retry shows other codes, and those are kept.
    await steps.step(`confirm ${steps.newId()}`, async (work) => {
      await this.passkeys.add(work, adultId, passkey, name, steps.intentId);
      recoveryCodes = await this.recovery.first(work, adultId, steps.intentId);
      work.publish(accountChanged, { adultId });
      await setupGoesOn(work, adultId, 'second-step');
      return null;
    });
    return { recoveryCodes };
  }
}
