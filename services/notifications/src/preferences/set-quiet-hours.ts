import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { preferencesChanged, setQuietHours } from '@alcancia/contracts/notifications';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { quietHoursEmpty } from './preferences.errors.js';
import { keepQuietHours } from './preferences.store.js';

/** When an adult wants no e-mails and no toasts; what waits already keeps its time. */
@UseCase()
export class SetQuietHours {
  @Handles(setQuietHours)
  async execute(
    { adultId }: Caller,
    hours: InputOf<typeof setQuietHours>,
    work: Work,
  ): Promise<OutputOf<typeof setQuietHours>> {
    if (hours.from === hours.until) throw quietHoursEmpty();
    await keepQuietHours(work, adultId, hours);
    work.publish(preferencesChanged, { adultId });
    return {};
  }
}
