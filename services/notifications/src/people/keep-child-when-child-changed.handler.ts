import type { DataOf } from '@alcancia/contracts/define';
import { childChanged } from '@alcancia/contracts/identity';
import { type EventAbout, Hears, Reaction, type Work } from '@alcancia/server-kit';

import { keepChild } from './people.store.js';

@Reaction()
export class KeepChildWhenChildChanged {
  @Hears(childChanged)
  async react({ childId, displayName }: DataOf<typeof childChanged>, { em }: Work, about: EventAbout): Promise<void> {
    await keepChild(em, childId, displayName, about.sequence);
  }
}
