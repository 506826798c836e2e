import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { setOwnPin } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Steps, UseCase } from '@alcancia/server-kit';

import { replacePin } from '../pins/pin-attempts.store.js';
import { PinVerifier } from '../pins/pin-verifier.cipher.js';
import { AdultProof } from './adult-proof.client.js';

/** The adult's own four digits, made or changed after the password or the old PIN (G2). */
@UseCase()
export class SetOwnPin {
  constructor(
    private readonly proof: AdultProof,
    private readonly verifier: PinVerifier,
  ) {}

  @Handles(setOwnPin)
  async execute(
    caller: Caller,
    { pin, proof }: InputOf<typeof setOwnPin>,
    steps: Steps,
  ): Promise<OutputOf<typeof setOwnPin>> {
    await this.proof.demand(steps, caller, proof);
    const hash = await this.verifier.hash(caller.adultId, pin);
    await steps.step('keep-pin', ({ em }) => replacePin(em, 'adult', caller.adultId, hash));
    return {};
  }
}
