import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { accountChanged, turnOffTotp } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Steps, UseCase } from '@alcancia/server-kit';

import { setupGoesOn } from '../administrators/setup-goes-on.store.js';
import { BothSteps } from './both-steps.client.js';
import { SecondProof } from './second-proof.store.js';
import { secondStepOff } from './second-step.errors.js';
import { TotpFactors } from './totp-factor.store.js';

/** 'Apagar': the password alone signs in again. */
@UseCase()
export class TurnOffTotp {
  constructor(
    private readonly both: BothSteps,
    private readonly totp: TotpFactors,
    private readonly second: SecondProof,
  ) {}

  @Handles(turnOffTotp)
  async execute(
    caller: Caller,
    input: InputOf<typeof turnOffTotp>,
    steps: Steps,
  ): Promise<OutputOf<typeof turnOffTotp>> {
    const { adultId } = caller;
    if (await steps.hasDone('turn-off')) return {};
    if ((await this.totp.since(steps.em, adultId)) === null) throw secondStepOff();
    await this.both.demand(steps, caller, input);
    await steps.step('turn-off', async (work) => {
      await this.totp.forget(work, adultId);
      await this.second.forgetIfNoneLeft(work, adultId);
      work.publish(accountChanged, { adultId });
      await setupGoesOn(work, adultId, 'second-step');
      return null;
    });
    return {};
  }
}
