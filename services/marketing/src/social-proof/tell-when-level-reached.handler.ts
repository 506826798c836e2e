import type { DataOf } from '@alcancia/contracts/define';
import { levelReached } from '@alcancia/contracts/family';
import { type EventAbout, Hears, Reaction, type Work } from '@alcancia/server-kit';

import { LiveProof } from './live-proof.store.js';

/** A new level is told. */
@Reaction()
export class TellWhenLevelReached {
  constructor(private readonly live: LiveProof) {}

  @Hears(levelReached)
  async react(
    { childId, level }: DataOf<typeof levelReached>,
    work: Work,
    { eventId, occurredAt: at }: EventAbout,
  ): Promise<void> {
    const what = { actionText: `subió al nivel ${level}`, icon: 'TrendingUp' } as const;
    this.live.add(work, { childId, sourceType: 'level', sourceId: eventId, at, ...what });
  }
}
