import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { undoEmailChange } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Steps, UseCase } from '@alcancia/server-kit';

import { IssuerAccounts } from '../issuer/issuer-accounts.client.js';
import { endSessions } from '../sessions/session.store.js';
import { EmailChange } from './email-change.store.js';

/**
 * 'No fui yo': the address before is the account's again, whatever has been changed since. Whoever changed it knew the
 * password, so every session ends.
 */
@UseCase()
export class UndoEmailChange {
  constructor(
    private readonly change: EmailChange,
    private readonly accounts: IssuerAccounts,
  ) {}

  @Handles(undoEmailChange)
  async execute(
    _visitor: Caller,
    { token }: InputOf<typeof undoEmailChange>,
    steps: Steps,
  ): Promise<OutputOf<typeof undoEmailChange>> {
    const { address, adultId } = await this.change.carryOut(steps, 'undo-email', token, async (work, link) => {
      // The ways back to addresses that came after this one would lead to whoever changed it.
      await work.em.execute(
        `update identity.single_use_links later set used_at = ? from identity.single_use_links this
         where this.id = ? and later.adult_id = this.adult_id and later.purpose = 'undo-email'
           and later.created_at >= this.created_at and later.used_at is null`,
        [work.now.toISOString(), link.id],
      );
      await endSessions(work, { adultId: link.adultId }, 'email-undone');
    });
    // Every refresh goes through identity and is refused from now on: ending the issuer's own sessions is not urgent.
    await this.accounts.endSessionsOf(adultId).catch(() => undefined);
    return { email: address };
  }
}
