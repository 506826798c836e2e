import { Injectable } from '@nestjs/common';
import { type SqlEntityManager } from '@mikro-orm/sql';

import { type ErrorDetails } from '@alcancia/contracts/errors';
import { type SecondProofGiven } from '@alcancia/contracts/identity';
import { type Failure, type Steps, type Work } from '@alcancia/server-kit';

import { SignInAttempts } from '../accounts/sign-in-attempts.store.js';
import { Passkeys } from './passkeys.store.js';
import { RecoveryCodes } from './recovery-codes.store.js';
import { passkeyWrong, secondCodeWrong, type SecondMethod, secondStepNeeded } from './second-step.errors.js';
import { TotpFactors } from './totp-factor.store.js';

/** The second step of an account that has one, whoever asks for it: sign-in, and acts that cannot be taken back. */
@Injectable()
export class SecondProof {
  constructor(
    private readonly totp: TotpFactors,
    private readonly passkeys: Passkeys,
    private readonly recovery: RecoveryCodes,
    private readonly attempts: SignInAttempts,
  ) {}

  /** How this account may prove it; empty where it has no second step. */
  async methods(em: SqlEntityManager, adultId: string): Promise<SecondMethod[]> {
    const hasApp = (await this.totp.since(em, adultId)) !== null;
    const hasPasskey = (await this.passkeys.list(em, adultId)).length > 0;
    if (!hasApp && !hasPasskey) return [];
    const hasRecovery = (await this.recovery.left(em, adultId)) > 0;
    return [
      ...(hasPasskey ? (['passkey'] as const) : []),
      ...(hasApp ? (['totp'] as const) : []),
      ...(hasRecovery ? (['recovery'] as const) : []),
    ];
  }

  /**
   * Returns where the account has no second step, or after a right one, which is used up by this. Every other end is what
   * the person is told: `second_step_needed`, `second_code_wrong`, `passkey_wrong`, or `too_many_sign_ins`, counted as for
   * passwords.
   */
  async demand(steps: Steps, adultId: string, given: SecondProofGiven | undefined): Promise<void> {
    if (await steps.hasDone('second-step')) return;
    const methods = await this.methods(steps.em, adultId);
    if (methods.length === 0) return;
    if (given === undefined) {
      const asked = await steps.step('ask-passkey', (work) => this.askPasskey(work, adultId));
      throw secondStepNeeded(methods, asked);
    }
    await steps.step('count-second-step', (work) => this.attempts.reserveSecondStep(work, adultId));
    await steps.step('second-step', async (work) => {
      if (!(await this.accepts(work, adultId, given, steps.intentId)))
        return work.refuse(await this.wrong(work, adultId, given));
      await this.attempts.secondStepPassed(work, adultId);
      return null;
    });
  }

  /** With the last way to prove it the recovery codes go. */
  async forgetIfNoneLeft(work: Work, adultId: string): Promise<void> {
    if ((await this.methods(work.em, adultId)).length === 0) await this.recovery.forget(work, adultId);
  }

  /** A passkey is asked for another answer at once: none serves twice. */
  private async wrong(work: Work, adultId: string, given: SecondProofGiven): Promise<Failure> {
    return 'passkey' in given ? passkeyWrong(await this.askPasskey(work, adultId)) : secondCodeWrong();
  }

  private async askPasskey(work: Work, adultId: string): Promise<{ passkey?: ErrorDetails[string] }> {
    const options = await this.passkeys.askToProve(work, adultId);
    return options ? { passkey: options } : {};
  }

  private accepts(work: Work, adultId: string, given: SecondProofGiven, intentId: string): Promise<boolean> {
    if ('passkey' in given) return this.passkeys.accepts(work, adultId, given.passkey, intentId);
    if ('code' in given) return this.totp.accepts(work, adultId, given.code, intentId);
    return this.recovery.accepts(work, adultId, given.recoveryCode, intentId);
  }
}
