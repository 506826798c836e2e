import { type SqlEntityManager } from '@mikro-orm/sql';

import { type CallerShape } from '@alcancia/contracts/caller';
import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { resolveCaller } from '@alcancia/contracts/identity';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { pendingSetup } from '../administrators/pending-setup.store.js';
import { flagsOff } from '../flags/flag.store.js';
import { reachOfAdult, reachOfChild } from '../guardianships/reach.store.js';
import { AccessTokens } from '../issuer/access-token.cipher.js';
import { Secrets } from './secrets.cipher.js';
import { Session } from './session.entity.js';
import { sessionLimits } from './session.limits.js';
import { lockSession, tellOfSession } from './session.store.js';

type Resolved = OutputOf<typeof resolveCaller>;
const nobody: Resolved = { caller: null, expiresAt: null };

interface Found {
  readonly session: Session;
  /** The adult's own token; while its session is parked it opens only what is marked `openWhileParked`. */
  readonly isAdultToken: boolean;
  readonly tokenUntil: Date | null;
}

interface AdultRow {
  readonly role: CallerShape['role'];
  readonly family_id: string | null;
}

/** The caller of a token: the adult's access token, or the opaque one of a browser in which a child was chosen. */
@UseCase()
export class ResolveCaller {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly secrets: Secrets,
  ) {}

  @Handles(resolveCaller)
  async execute(
    _gateway: Caller,
    { token, isPersonActing }: InputOf<typeof resolveCaller>,
    work: Work,
  ): Promise<Resolved> {
    const found = await this.find(token, work);
    if (!found) return nobody;
    const session = await fallBackWhenIdle(work, found.session);
    const adult = await findAdult(work.em, session.adultId);
    if (!adult) return nobody;
    await touch(work, session, isPersonActing && !found.isAdultToken);
    return resolve(work.em, { ...found, session }, adult);
  }

  private async find(token: string, { em, now }: Work): Promise<Found | null> {
    if (token.split('.').length !== 3) {
      const opaqueTokenHash = this.secrets.fingerprint('token', token);
      const session = await em.findOne(Session, { opaqueTokenHash, endedAt: null });
      if (!session || session.hasEnded(now)) return null;
      if (session.returnedAt && !session.mayRepeatReturn(now)) return null;
      return { session, isAdultToken: false, tokenUntil: session.returnedUntil };
    }
    const read = await this.tokens.read(token, { em, now });
    if (!read) return null;
    const { adultId, issuerSid, expiresAt } = read;
    const session = await em.findOne(Session, { adultId, issuerSid, endedAt: null });
    return session && !session.hasEnded(now) ? { session, isAdultToken: true, tokenUntil: expiresAt } : null;
  }
}

async function fallBackWhenIdle(work: Work, session: Session): Promise<Session> {
  const isIdle = (one: Session) => one.childUntil !== null && one.childUntil <= work.now;
  if (!isIdle(session)) return session;
  work.em.clear();
  const locked = await lockSession(work, session.id);
  if (isIdle(locked)) {
    locked.leave(work.now);
    tellOfSession(work, locked.id);
  }
  return locked;
}

/** Writes the last use, at most once a minute; only a person's action keeps a child's session alive. */
async function touch({ em, now }: Work, session: Session, isPersonActing: boolean): Promise<void> {
  const isOld = (at: Date) => now.getTime() - at.getTime() >= sessionLimits.touchedEveryMs;
  const acts = isPersonActing && isOld(session.lastActedAt);
  if (!acts && !isOld(session.lastUsedAt)) return;
  await em.execute(
    `update identity.sessions set last_used_at = ?::timestamptz, last_acted_at = case when ? then ?::timestamptz else last_acted_at end
     where id = ? and ended_at is null`,
    [now.toISOString(), acts, now.toISOString(), session.id],
  );
}

/** No role, no profile, or a deleted or locked one: no caller (G52). */
async function findAdult(em: SqlEntityManager, adultId: string): Promise<AdultRow | null> {
  const [row] = await em.execute<AdultRow[]>(
    `select p.role, f.id as family_id from identity.profiles p left join identity.families f on f.owner_id = p.id
     where p.id = ? and p.deleted_at is null and p.locked_at is null and p.role in ('adult', 'super_admin')`,
    [adultId],
  );
  return row ?? null;
}

async function resolve(em: SqlEntityManager, found: Found, adult: AdultRow): Promise<Resolved> {
  if (adult.role === 'super_admin') return administratorOf(em, found);
  const { session, isAdultToken, tokenUntil } = found;
  const { adultId, deviceId, childId } = session;
  const reach = await reachOfAdult(em, adultId);
  const common = {
    adultId,
    sessionId: session.id,
    familyId: adult.family_id,
    role: adult.role,
    ...(await flagsOff(em)),
  };
  const expiresAt = tokenUntil?.toISOString() ?? null;

  if (isAdultToken && session.isParked())
    return { caller: { ...common, userId: null, profile: 'parked', deviceId: null, children: reach }, expiresAt };
  if (isAdultToken && session.profile === 'adult')
    return { caller: { ...common, userId: adultId, profile: 'adult', deviceId: null, children: reach }, expiresAt };

  const child = childId ? reach[childId] : undefined;
  if (!childId || !child)
    return {
      caller: { ...common, userId: null, profile: 'none', deviceId: deviceId ?? null, children: reach },
      expiresAt,
    };
  const caller: CallerShape = {
    ...common,
    userId: childId,
    role: 'child',
    profile: 'child',
    deviceId: deviceId ?? null,
    familyId: child.familyId,
    children: await reachOfChild(em, childId),
  };
  return { caller, expiresAt: session.childUntil?.toISOString() ?? null };
}

/** Who runs the product has no family and no selector: the session is always their own (spec 2 §2, §4). */
async function administratorOf(em: SqlEntityManager, { session, tokenUntil }: Found): Promise<Resolved> {
  const { adultId } = session;
  const caller: CallerShape = {
    userId: adultId,
    adultId,
    role: 'super_admin',
    profile: 'adult',
    sessionId: session.id,
    deviceId: null,
    familyId: null,
    children: {},
    pendingSetup: await pendingSetup(em, adultId),
  };
  return { caller, expiresAt: tokenUntil?.toISOString() ?? null };
}
