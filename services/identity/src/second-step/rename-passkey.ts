import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { accountChanged, renamePasskey } from '@alcancia/contracts/identity';
import { type Caller, Handles, notFound, UseCase, type Work } from '@alcancia/server-kit';

import { Passkeys } from './passkeys.store.js';

/** Another name for a passkey of the own account. */
@UseCase()
export class RenamePasskey {
  constructor(private readonly passkeys: Passkeys) {}

  @Handles(renamePasskey)
  async execute(
    { adultId }: Caller,
    { passkeyId, name }: InputOf<typeof renamePasskey>,
    work: Work,
  ): Promise<OutputOf<typeof renamePasskey>> {
    if (!(await this.passkeys.rename(work, adultId, passkeyId, name))) throw notFound();
    work.publish(accountChanged, { adultId });
    return {};
  }
}
