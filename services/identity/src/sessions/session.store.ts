import { LockMode } from '@mikro-orm/core';
import { type SqlEntityManager } from '@mikro-orm/sql';

import { accessChanged, accountChanged } from '@alcancia/contracts/identity';
import { type Work } from '@alcancia/server-kit';

import { type EndReason, Session } from './session.entity.js';
import { sessionEnded } from './session.errors.js';

/** The living session, locked until the transaction ends; one that has ended is refused. */
export async function lockSession({ em, now }: Pick<Work, 'em' | 'now'>, sessionId: string): Promise<Session> {
  const session = await em.findOne(Session, { id: sessionId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!session || session.hasEnded(now)) throw sessionEnded();
  return session;
}

export const findLivingSession = async (em: SqlEntityManager, sessionId: string, now: Date): Promise<Session> => {
  const session = await em.findOne(Session, { id: sessionId }, { refresh: true });
  if (!session || session.hasEnded(now)) throw sessionEnded();
  return session;
};

/** Gateways drop the cached caller of this session and re-check its sockets. */
export const tellOfSession = ({ publish }: Pick<Work, 'publish'>, sessionId: string): void =>
  publish(accessChanged, { aboutId: sessionId, about: 'session' });

type WhichSessions =
  | { readonly id: string }
  | { readonly deviceId: string }
  | { readonly openedBy: string }
  | { readonly adultId: string; readonly exceptId?: string };

/** Ends every living session of a kind at once and tells the gateways. Answers what the issuer must end too. */
export async function endSessions(
  work: Pick<Work, 'em' | 'now' | 'publish'>,
  which: WhichSessions,
  reason: EndReason,
): Promise<Session[]> {
  const { em, now } = work;
  const where =
    'exceptId' in which && which.exceptId
      ? { adultId: which.adultId, id: { $ne: which.exceptId } }
      : withoutExcept(which);
  const sessions = await em.find(
    Session,
    { ...where, endedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  for (const session of sessions) {
    session.end(reason, now);
    tellOfSession(work, session.id);
  }
  for (const adultId of new Set(sessions.map((session) => session.adultId))) work.publish(accountChanged, { adultId });
  await em.flush();
  return sessions;
}

function withoutExcept(which: WhichSessions) {
  if ('id' in which) return { id: which.id };
  if ('deviceId' in which) return { deviceId: which.deviceId };
  if ('openedBy' in which) return { openedBy: which.openedBy };
  return { adultId: which.adultId };
}
