import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { readPreferences } from '@alcancia/contracts/notifications';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { switchesOf } from './preferences.policy.js';
import { chosenBy, quietHoursOf } from './preferences.store.js';

/** An adult opens 'Notificaciones' of the settings. */
@UseCase()
export class ReadPreferences {
  @Handles(readPreferences)
  async execute(
    { adultId }: Caller,
    _input: InputOf<typeof readPreferences>,
    { em }: Reading,
  ): Promise<OutputOf<typeof readPreferences>> {
    return { switches: switchesOf(await chosenBy(em, adultId)), quietHours: await quietHoursOf(em, adultId) };
  }
}
