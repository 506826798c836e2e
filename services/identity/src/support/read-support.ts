import { type OutputOf } from '@alcancia/contracts/define';
import { readSupport } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { Profile } from '../profiles/profile.entity.js';
import { SupportAccess } from './support-access.entity.js';

/** Which family this session may look at. */
@UseCase()
export class ReadSupport {
  @Handles(readSupport)
  async execute(administrator: Caller, _input: object, { em, now }: Reading): Promise<OutputOf<typeof readSupport>> {
    const { sessionId } = administrator.session;
    const access = await em.findOne(SupportAccess, { sessionId, endedAt: null });
    if (!access?.isOpen(now)) return { support: null };
    const owner = await em.findOne(Profile, { id: access.ownerId, deletedAt: null });
    if (!owner?.email) return { support: null };
    return {
      support: {
        email: owner.email,
        supportReason: access.reason,
        openedAt: access.openedAt.toISOString(),
        endsAt: access.endsAt.toISOString(),
      },
    };
  }
}
