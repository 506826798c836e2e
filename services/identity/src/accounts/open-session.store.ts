import { LockMode } from '@mikro-orm/core';

import { accountChanged } from '@alcancia/contracts/identity';
import { type Work } from '@alcancia/server-kit';

import { Profile } from '../profiles/profile.entity.js';
import { browserName } from '../sessions/browser-name.policy.js';
import { Session } from '../sessions/session.entity.js';
import { endSessions } from '../sessions/session.store.js';

export type Opened =
  | { readonly isFirstLogin: boolean; readonly isProfileComplete: boolean }
  | { readonly problem: 'deleted' | 'locked' | 'unreadable' };

/** Opens our session on the issuer's. The first login is decided before `last_login_at` is written (G52). */
export async function openSession(
  work: Work,
  of: { readonly intentId: string; readonly adultId: string; readonly issuerSid: string; readonly userAgent: string },
): Promise<Opened> {
  const { em, now, newId, publish } = work;
  const { intentId, adultId, issuerSid } = of;
  const profile = await em.findOne(Profile, { id: adultId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (profile?.role !== 'adult' && profile?.role !== 'super_admin') return { problem: 'unreadable' };
  if (profile.deletedAt) return { problem: 'deleted' };
  if (profile.lockedAt) return { problem: 'locked' };

  // A retry whose first answer was lost replaces the session that it opened.
  const [before] = await endSessions(work, { openedBy: intentId }, 'replaced');
  const isFirstLogin = before?.isFirstLogin ?? !profile.lastLoginAt;
  const openedIn = browserName(of.userAgent);
  em.create(
    Session,
    Session.opened({ id: newId(), adultId, issuerSid, openedBy: intentId, isFirstLogin, openedIn, now }),
  );
  await em.flush();
  // Plain SQL: a new version would make the profile form that opens next stale.
  await em.execute(`update identity.profiles set last_login_at = ? where id = ?`, [now.toISOString(), adultId]);
  publish(accountChanged, { adultId });
  return { isFirstLogin, isProfileComplete: profile.isComplete };
}
