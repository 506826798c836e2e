import { Injectable } from '@nestjs/common';

import { type Steps } from '@alcancia/server-kit';

import { reserveAttempt, settleAttempt, storedPin } from './pin-attempts.store.js';
import { type PinOwner } from './pin.errors.js';
import { PinVerifier } from './pin-verifier.cipher.js';

/** Proof by PIN: the attempt is counted, verified outside any transaction, then settled (house §2.2). */
@Injectable()
export class PinProof {
  constructor(private readonly verifier: PinVerifier) {}

  /** Returns only after the right PIN; every other end is the error that the person is told. */
  async demand(steps: Steps, owner: PinOwner, profileId: string, pin: string): Promise<void> {
    const reserved = await steps.step('count-pin', (work) => reserveAttempt(work, owner, profileId));
    const stored = await storedPin(steps.em, profileId);
    const isRight = stored !== null && (await this.verifier.verify(profileId, pin, stored));
    await steps.step('settle-pin', (work) => settleAttempt(work, owner, profileId, reserved, isRight ? stored : null));
  }
}
