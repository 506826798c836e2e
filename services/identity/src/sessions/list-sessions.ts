import { type OutputOf } from '@alcancia/contracts/define';
import { listSessions } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { Profile } from '../profiles/profile.entity.js';
import { Session } from './session.entity.js';
import { sessionLimits } from './session.limits.js';

type Answer = OutputOf<typeof listSessions>;

/** '¿Dónde está abierta mi cuenta?': every session that opens something, by browser and system. */
@UseCase()
export class ListSessions {
  @Handles(listSessions)
  async execute(caller: Caller, _input: object, { em, now }: Reading): Promise<Answer> {
    const { adultId } = caller;
    const { sessionId } = caller.session;
    const unusedSince = new Date(now.getTime() - sessionLimits.unusedMs);
    const [found, open] = await em.findAndCount(
      Session,
      { adultId, endedAt: null, lastUsedAt: { $gte: unusedSince } },
      { orderBy: { lastUsedAt: 'desc', id: 'asc' }, limit: sessionLimits.listed },
    );
    const isThis = ({ id }: Session) => id === sessionId;
    // Its last use is written once a minute: it may be older than that of the others, and beyond the list.
    const own = found.find(isThis) ?? (await em.findOne(Session, { id: sessionId, adultId, endedAt: null }));
    const others = found.filter((session) => !isThis(session));
    const listed = own ? [own, ...others] : others;
    const childIds = listed.flatMap(({ childId }) => childId ?? []);
    const children = await em.find(Profile, { id: { $in: childIds }, deletedAt: null });
    const nameOf = (childId: string | null | undefined) =>
      children.find(({ id }) => id === childId)?.displayName ?? null;
    return {
      sessions: listed.map((session) => ({
        sessionId: session.id,
        isThis: isThis(session),
        browser: session.browser ?? null,
        system: session.system ?? null,
        type: session.deviceKind ?? 'desktop',
        openedAt: session.createdAt.toISOString(),
        lastSeenAt: session.lastUsedAt.toISOString(),
        childName: isOver(session, now) ? null : nameOf(session.childId),
      })),
      open,
    };
  }
}

/** A child's session that nobody has used for a while falls back by itself at its next request. */
const isOver = ({ childUntil }: Session, now: Date): boolean => childUntil === null || childUntil <= now;
