import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { preferencesChanged, switchNotice } from '@alcancia/contracts/notifications';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { alwaysTold, notByChannel } from './preferences.errors.js';
import { isFixed, isOffered } from './preferences.policy.js';
import { choose } from './preferences.store.js';

/** One switch of 'Notificaciones'; what protects the account stays on (G23). */
@UseCase()
export class SwitchNotice {
  @Handles(switchNotice)
  async execute(
    { adultId }: Caller,
    choice: InputOf<typeof switchNotice>,
    work: Work,
  ): Promise<OutputOf<typeof switchNotice>> {
    if (!isOffered(choice.type, choice.channel)) throw notByChannel();
    if (isFixed(choice.type, choice.channel)) throw alwaysTold();
    await choose(work, adultId, choice);
    work.publish(preferencesChanged, { adultId });
    return {};
  }
}
