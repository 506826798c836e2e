import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { findAccount } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { accountWithEmail } from '../profiles/profile.store.js';
import { Session } from '../sessions/session.entity.js';
import { sessionLimits } from '../sessions/session.limits.js';

/** The account of an address, with nothing of its family. */
@UseCase()
export class FindAccount {
  @Handles(findAccount)
  async execute(
    _administrator: Caller,
    { email }: InputOf<typeof findAccount>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof findAccount>> {
    const profile = await accountWithEmail(em, email);
    if (!profile) return { account: null };
    const usedAfter = new Date(now.getTime() - sessionLimits.unusedMs);
    const openSessions = await em.count(Session, {
      adultId: profile.id,
      endedAt: null,
      lastUsedAt: { $gte: usedAfter },
    });
    const { id: accountId, role, createdAt, lastLoginAt, lockedAt, lockReason } = profile;
    return {
      account: {
        accountId,
        email,
        isAdministrator: role === 'super_admin',
        createdAt: createdAt.toISOString(),
        lastSignInAt: lastLoginAt?.toISOString() ?? null,
        openSessions,
        lock: lockedAt && lockReason ? { at: lockedAt.toISOString(), lockReason } : null,
      },
    };
  }
}
