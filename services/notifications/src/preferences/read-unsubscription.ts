import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { readUnsubscription } from '@alcancia/contracts/notifications';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { whoWants } from './preferences.store.js';
import { UnsubscribeLinks } from './unsubscribe-links.cipher.js';

/** Somebody opened the link of an e-mail: what it would end, and whether it still comes. Nothing changes. */
@UseCase()
export class ReadUnsubscription {
  constructor(private readonly links: UnsubscribeLinks) {}

  @Handles(readUnsubscription)
  async execute(
    _anyone: Caller,
    { token }: InputOf<typeof readUnsubscription>,
    { em }: Reading,
  ): Promise<OutputOf<typeof readUnsubscription>> {
    const { adultId, type } = this.links.endingOf(token);
    const wanting = await whoWants(em, type, 'email', [adultId]);
    return { type, isOn: wanting.length > 0 };
  }
}
