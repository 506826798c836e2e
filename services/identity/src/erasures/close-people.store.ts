import { LockMode } from '@mikro-orm/core';

import { accessChanged } from '@alcancia/contracts/identity';
import { type Work } from '@alcancia/server-kit';

import { Guardianship } from '../guardianships/guardianship.entity.js';
import { tellOfLink } from '../guardianships/guardianship.store.js';
import { settlePlaces } from '../plans/places.store.js';
import { Session } from '../sessions/session.entity.js';
import { tellOfSession } from '../sessions/session.store.js';

const lockMode = LockMode.PESSIMISTIC_WRITE;

/** From now on nobody reaches the child, and the child reaches nothing. Answers whom to tell at the end. */
export async function closeChild(work: Work, childId: string): Promise<string[]> {
  const { em, now, publish } = work;
  const [child] = await em.execute<{ family_id: string }[]>(
    `update identity.profiles set deleted_at = coalesce(deleted_at, ?), updated_at = ? where id = ? returning family_id`,
    [now.toISOString(), now.toISOString(), childId],
  );
  const links = await em.find(Guardianship, { childId, status: 'active' }, { lockMode, orderBy: { id: 'asc' } });
  for (const link of links) {
    link.end(now);
    if (child) tellOfLink(work, link, child.family_id);
  }
  if (child) await settlePlaces(work, child.family_id);
  const sessions = await em.find(Session, { childId, endedAt: null }, { lockMode, orderBy: { id: 'asc' } });
  for (const session of sessions) {
    session.leave(now);
    tellOfSession(work, session.id);
  }
  await em.flush();
  publish(accessChanged, { aboutId: childId, about: 'child' });
  return links.map(({ adultId }) => adultId);
}
