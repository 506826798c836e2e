import { type OutputOf } from '@alcancia/contracts/define';
import { readSecondStep } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { Passkeys } from './passkeys.store.js';
import { RecoveryCodes } from './recovery-codes.store.js';
import { TotpFactors } from './totp-factor.store.js';

/** 'Verificación en dos pasos': what the own account asks beside the password. */
@UseCase()
export class ReadSecondStep {
  constructor(
    private readonly totp: TotpFactors,
    private readonly passkeys: Passkeys,
    private readonly recovery: RecoveryCodes,
  ) {}

  @Handles(readSecondStep)
  async execute({ adultId }: Caller, _input: object, { em }: Reading): Promise<OutputOf<typeof readSecondStep>> {
    const since = await this.totp.since(em, adultId);
    const passkeys = await this.passkeys.list(em, adultId);
    return {
      totpSince: since?.toISOString() ?? null,
      passkeys: passkeys.map((row) => ({
        passkeyId: row.credential_id,
        name: row.name,
        createdAt: new Date(row.created_at).toISOString(),
        lastUsedAt: row.last_used_at ? new Date(row.last_used_at).toISOString() : null,
      })),
      recoveryCodesLeft: await this.recovery.left(em, adultId),
    };
  }
}
