import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { accountChanged, confirmTotp } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Steps, UseCase } from '@alcancia/server-kit';

import { setupGoesOn } from '../administrators/setup-goes-on.store.js';
import { RecoveryCodes } from './recovery-codes.store.js';
import { TotpFactors } from './totp-factor.store.js';

/** The first code of the app: sign-in asks for one from now on. */
@UseCase()
export class ConfirmTotp {
  constructor(
    private readonly totp: TotpFactors,
    private readonly recovery: RecoveryCodes,
  ) {}

  @Handles(confirmTotp)
  async execute(
    { adultId }: Caller,
    { code }: InputOf<typeof confirmTotp>,
    steps: Steps,
  ): Promise<OutputOf<typeof confirmTotp>> {
    let recoveryCodes: string[] = [];
    // The step's name is its own each time: a retry shows other codes, and those are kept.
    await steps.step(`confirm ${steps.newId()}`, async (work) => {
      await this.totp.confirm(work, adultId, code, steps.intentId);
      recoveryCodes = await this.recovery.first(work, adultId, steps.intentId);
      work.publish(accountChanged, { adultId });
      await setupGoesOn(work, adultId, 'second-step');
      return null;
    });
    return { recoveryCodes };
  }
}
