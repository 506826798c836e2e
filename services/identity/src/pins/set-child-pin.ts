import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { entryChanged, setChildPin } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Steps, UseCase } from '@alcancia/server-kit';

import { AdultProof } from '../sessions/adult-proof.client.js';
import { replacePin } from './pin-attempts.store.js';
import { PinVerifier } from './pin-verifier.cipher.js';

/** An adult gives a child its PIN, the first or a new one, and proves to be that adult (G2). */
@UseCase()
export class SetChildPin {
  constructor(
    private readonly proof: AdultProof,
    private readonly verifier: PinVerifier,
  ) {}

  @Handles(setChildPin)
  async execute(
    adult: Caller,
    { childId, pin, proof }: InputOf<typeof setChildPin>,
    steps: Steps,
  ): Promise<OutputOf<typeof setChildPin>> {
    await this.proof.demand(steps, adult, proof);
    const hash = await this.verifier.hash(childId, pin);
    await steps.step('set-pin', async ({ em, publish }) => {
      await replacePin(em, 'child', childId, hash);
      publish(entryChanged, { childId, familyId: adult.familyOf(childId) });
    });
    return {};
  }
}
