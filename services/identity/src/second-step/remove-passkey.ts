import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { accountChanged, removePasskey } from '@alcancia/contracts/identity';
import { type Caller, Handles, notFound, type Steps, UseCase } from '@alcancia/server-kit';

import { setupGoesOn } from '../administrators/setup-goes-on.store.js';
import { BothSteps } from './both-steps.client.js';
import { Passkeys } from './passkeys.store.js';
import { SecondProof } from './second-proof.store.js';

/** 'Quitar': the passkey opens nothing any more. */
@UseCase()
export class RemovePasskey {
  constructor(
    private readonly both: BothSteps,
    private readonly passkeys: Passkeys,
    private readonly second: SecondProof,
  ) {}

  @Handles(removePasskey)
  async execute(
    caller: Caller,
    { passkeyId, ...input }: InputOf<typeof removePasskey>,
    steps: Steps,
  ): Promise<OutputOf<typeof removePasskey>> {
    const { adultId } = caller;
    if (await steps.hasDone('remove')) return {};
    const own = await this.passkeys.list(steps.em, adultId);
    if (!own.some((row) => row.credential_id === passkeyId)) throw notFound();
    await this.both.demand(steps, caller, input);
    await steps.step('remove', async (work) => {
      await this.passkeys.remove(work, adultId, passkeyId);
      await this.second.forgetIfNoneLeft(work, adultId);
      work.publish(accountChanged, { adultId });
      await setupGoesOn(work, adultId, 'second-step');
      return null;
    });
    return {};
  }
}
