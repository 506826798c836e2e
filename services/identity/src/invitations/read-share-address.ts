import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { readShareAddress } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { InvitationLinks } from './invitation-links.cipher.js';

/** Where whoever is told of Alcancía is led (G35): as the links of invitations. */
@UseCase()
export class ReadShareAddress {
  constructor(private readonly links: InvitationLinks) {}

  @Handles(readShareAddress)
  async execute(
    _anyone: Caller,
    _input: InputOf<typeof readShareAddress>,
    { em }: Reading,
  ): Promise<OutputOf<typeof readShareAddress>> {
    return { base: await this.links.baseOf(em) };
  }
}
