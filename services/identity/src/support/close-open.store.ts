import { LockMode } from '@mikro-orm/core';

import { supportChanged } from '@alcancia/contracts/identity';
import { type Caller, type Work } from '@alcancia/server-kit';

import { audit } from '../audit/audit.store.js';
import { SupportAccess } from './support-access.entity.js';

type Which = { readonly sessionId: string } | { readonly id: string; readonly ownerId: string };

/** Closes what is open and tells so; of what has run out by itself only that it is over is noted. */
export async function closeOpen(work: Work, by: Caller, which: Which): Promise<SupportAccess | null> {
  const { em, now } = work;
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const access = await em.findOne(SupportAccess, { ...which, endedAt: null }, { lockMode });
  if (!access) return null;
  if (access.isOpen(now)) {
    const { id: accessId, ownerId, administratorId, looks } = access;
    audit(work, by, { act: 'support_closed', aboutId: ownerId, after: { looks: String(looks) } });
    work.publish(supportChanged, { accessId, ownerId, administratorId, isOpen: false });
  }
  access.endedAt = access.isOpen(now) ? now : access.endsAt;
  // The next one of the session may be opened in the same transaction.
  await em.flush();
  return access;
}
