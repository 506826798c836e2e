import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { proveAdult } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Steps, UseCase } from '@alcancia/server-kit';

import { AdultProof } from '../sessions/adult-proof.client.js';

/** The first step of a wizard: whether this is the adult of the session is said at once, and serves the act at its end. */
@UseCase()
export class ProveAdult {
  constructor(private readonly proof: AdultProof) {}

  @Handles(proveAdult)
  async execute(
    caller: Caller,
    { proof, fingerprint }: InputOf<typeof proveAdult>,
    steps: Steps,
  ): Promise<OutputOf<typeof proveAdult>> {
    await this.proof.demand(steps, caller, proof);
    return { proofToken: await this.proof.keep(steps, caller, fingerprint) };
  }
}
