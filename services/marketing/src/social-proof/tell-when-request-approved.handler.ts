import type { DataOf } from '@alcancia/contracts/define';
import { requestApproved } from '@alcancia/contracts/family';
import { type EventAbout, Hears, Reaction, type Work } from '@alcancia/server-kit';

import { LiveProof } from './live-proof.store.js';

/** An activity that an adult approved is told, without its title: families write names into them. */
@Reaction()
export class TellWhenRequestApproved {
  constructor(private readonly live: LiveProof) {}

  @Hears(requestApproved)
  async react(
    { childId, requestId, kind }: DataOf<typeof requestApproved>,
    work: Work,
    { occurredAt: at }: EventAbout,
  ): Promise<void> {
    if (kind !== 'actividad') return;
    const what = { actionText: 'completó una actividad', icon: 'Star' } as const;
    this.live.add(work, { childId, sourceType: 'request', sourceId: requestId, at, ...what });
  }
}
