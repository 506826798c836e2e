import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { confirmNewEmail } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Steps, UseCase } from '@alcancia/server-kit';

import { Profile } from '../profiles/profile.entity.js';
import { EmailChange } from './email-change.store.js';
import { SingleUseLinks } from './single-use-links.store.js';

/** The link at the new address: from now on one signs in with it. The address before gets the way back (G27). */
@UseCase()
export class ConfirmNewEmail {
  constructor(
    private readonly change: EmailChange,
    private readonly links: SingleUseLinks,
  ) {}

  @Handles(confirmNewEmail)
  async execute(
    _visitor: Caller,
    { token }: InputOf<typeof confirmNewEmail>,
    steps: Steps,
  ): Promise<OutputOf<typeof confirmNewEmail>> {
    const { address } = await this.change.carryOut(steps, 'new-email', token, async (work, link) => {
      const profile = await work.em.findOneOrFail(Profile, { id: link.adultId });
      const undo = await this.links.makeTo(work, 'undo-email', link.adultId, link.email);
      work.mail('email_changed', link.email, {
        name: profile.displayName ?? '',
        before: link.email,
        after: link.address,
        link: undo,
      });
    });
    return { email: address };
  }
}
