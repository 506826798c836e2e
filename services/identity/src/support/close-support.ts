import { type OutputOf } from '@alcancia/contracts/define';
import { closeSupport } from '@alcancia/contracts/identity';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { closeOpen } from './close-open.store.js';

/** Closing twice, or after its time, is no mistake. */
@UseCase()
export class CloseSupport {
  @Handles(closeSupport)
  async execute(administrator: Caller, _input: object, work: Work): Promise<OutputOf<typeof closeSupport>> {
    await closeOpen(work, administrator, { sessionId: administrator.session.sessionId });
    return {};
  }
}
