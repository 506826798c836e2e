import type { DataOf } from '@alcancia/contracts/define';
import { milestoneHit } from '@alcancia/contracts/family';
import { type EventAbout, Hears, Reaction, type Work } from '@alcancia/server-kit';

import { LiveProof } from './live-proof.store.js';

/** A goal that was reached is told, without what it was. */
@Reaction()
export class TellWhenMilestoneHit {
  constructor(private readonly live: LiveProof) {}

  @Hears(milestoneHit)
  async react(
    { childId, percent }: DataOf<typeof milestoneHit>,
    work: Work,
    { eventId, occurredAt: at }: EventAbout,
  ): Promise<void> {
    if (percent !== 100) return;
    const what = { actionText: 'completó su meta', icon: 'Target' } as const;
    this.live.add(work, { childId, sourceType: 'milestone', sourceId: eventId, at, ...what });
  }
}
