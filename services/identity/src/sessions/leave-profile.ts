import { type OutputOf } from '@alcancia/contracts/define';
import { leaveProfile } from '@alcancia/contracts/identity';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { lockSession, tellOfSession } from './session.store.js';

/** Back to '¿Quién está aquí?': no profile is chosen any more; a parked session stays parked. */
@UseCase()
export class LeaveProfile {
  @Handles(leaveProfile)
  async execute(caller: Caller, _input: object, work: Work): Promise<OutputOf<typeof leaveProfile>> {
    const { sessionId } = caller.session;
    const session = await lockSession(work, sessionId);
    session.leave(work.now);
    tellOfSession(work, sessionId);
    return {};
  }
}
