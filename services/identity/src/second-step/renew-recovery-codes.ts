import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { accountChanged, renewRecoveryCodes } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Steps, UseCase } from '@alcancia/server-kit';

import { BothSteps } from './both-steps.client.js';
import { RecoveryCodes } from './recovery-codes.store.js';
import { SecondProof } from './second-proof.store.js';
import { secondStepOff } from './second-step.errors.js';

/** 'Crear códigos nuevos': those written down before open nothing any more. */
@UseCase()
export class RenewRecoveryCodes {
  constructor(
    private readonly both: BothSteps,
    private readonly second: SecondProof,
    private readonly recovery: RecoveryCodes,
  ) {}

  @Handles(renewRecoveryCodes)
  async execute(
    caller: Caller,
    input: InputOf<typeof renewRecoveryCodes>,
    steps: Steps,
  ): Promise<OutputOf<typeof renewRecoveryCodes>> {
    const { adultId } = caller;
    if ((await this.second.methods(steps.em, adultId)).length === 0) throw secondStepOff();
    await this.both.demand(steps, caller, input);
    let recoveryCodes: string[] = [];
    // The step's name is its own each time: a retry shows other codes, and those are kept.
    await steps.step(`renew ${steps.newId()}`, async (work) => {
      recoveryCodes = await this.recovery.renew(work, adultId, steps.intentId);
      work.publish(accountChanged, { adultId });
      return null;
    });
    return { recoveryCodes };
  }
}
