import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { isVisitSampled, noteTouches } from '@alcancia/contracts/marketing';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { Touches } from './touches.store.js';
import { Visits } from './visits.cipher.js';

/** Keeps what a visitor touched; of who is signed in, of a visit that is none of the five, and of no page of ours: nothing (G37). */
@UseCase()
export class NoteTouches {
  constructor(
    private readonly visits: Visits,
    private readonly touches: Touches,
  ) {}

  @Handles(noteTouches)
  async execute(
    visitor: Caller,
    { visitId, landingId, version, viewport, touches }: InputOf<typeof noteTouches>,
    work: Work,
  ): Promise<OutputOf<typeof noteTouches>> {
    if (visitor.shape !== null || !isVisitSampled(visitId)) return {};
    const seen = await work.em.execute<unknown[]>(
      `select 1 from marketing.landing_pages p where id = ? and published_at is not null
         and ? <= (select coalesce(max(number), 1) from marketing.landing_versions v where v.landing_id = p.id)`,
      [landingId, version],
    );
    if (seen.length > 0) {
      await this.touches.keep(work, { hash: this.visits.fingerprint(visitId), landingId, version, viewport }, touches);
    }
    return {};
  }
}
