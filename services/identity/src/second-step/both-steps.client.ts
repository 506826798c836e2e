import { Injectable } from '@nestjs/common';

import { type SecondProofGiven } from '@alcancia/contracts/identity';
import { type Caller, type Steps } from '@alcancia/server-kit';

import { AdultProof } from '../sessions/adult-proof.client.js';
import { SecondProof } from './second-proof.store.js';

/** The account's password and, where the account has one, the second step: what changes how one signs in takes both. */
@Injectable()
export class BothSteps {
  constructor(
    private readonly proof: AdultProof,
    private readonly second: SecondProof,
  ) {}

  async demand(
    steps: Steps,
    caller: Caller,
    { password, second }: { readonly password: string; readonly second?: SecondProofGiven | undefined },
  ): Promise<void> {
    await this.proof.demand(steps, caller, { password });
    await this.second.demand(steps, caller.adultId, second);
  }
}
