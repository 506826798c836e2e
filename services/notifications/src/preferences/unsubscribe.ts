import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { preferencesChanged, unsubscribe } from '@alcancia/contracts/notifications';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { alwaysTold } from './preferences.errors.js';
import { isFixed } from './preferences.policy.js';
import { choose } from './preferences.store.js';
import { UnsubscribeLinks } from './unsubscribe-links.cipher.js';

/** One tap in an e-mail, without signing in (RFC 8058). */
@UseCase()
export class Unsubscribe {
  constructor(private readonly links: UnsubscribeLinks) {}

  @Handles(unsubscribe)
  async execute(
    _anyone: Caller,
    { token }: InputOf<typeof unsubscribe>,
    work: Work,
  ): Promise<OutputOf<typeof unsubscribe>> {
    const { adultId, type } = this.links.endingOf(token);
    if (isFixed(type, 'email')) throw alwaysTold();
    await choose(work, adultId, { type, channel: 'email', isOn: false });
    work.publish(preferencesChanged, { adultId });
    return { type };
  }
}
