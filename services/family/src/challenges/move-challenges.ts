import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';

import type { ScheduledTask, Work } from '@alcancia/server-kit';

import { timeZoneOfFamily } from '../children/known-family.store.js';
import { CoinLedger } from '../coins/coins.ledger.js';
import { familyDay } from '../occurrences/family-day.policy.js';
import { progressOf } from '../levels/progress.store.js';
import { countedChallenges, countWays, isReached, waysOf } from './challenge-count.store.js';
import { nextDays, spanOf } from './challenge-days.policy.js';
import { moved, tellAgain, winChallenges } from './challenge-progress.policy.js';
import { ChallengeWay } from './challenge-way.entity.js';
import { Challenge } from './challenge.entity.js';
import { challengesAtOnce, graceMs } from './challenge.limits.js';
import { lockedWays, offerTo } from './challenge.store.js';

const lockMode = LockMode.PESSIMISTIC_PARTIAL_WRITE; // another replica's are left to it

/** What becomes of challenges by the clock: their first day, their end, and the next of a series (G7). */
@Injectable()
export class MoveChallenges implements ScheduledTask {
  constructor(private readonly ledger: CoinLedger) {}

  async run(work: Work): Promise<void> {
    await start(work);
    await this.end(work);
    await repeat(work);
  }

  /** What waits for an adult's answer is waited for, two days at most. Reached is won, the rest ends without a loss. */
  private async end(work: Work): Promise<void> {
    const { em, now } = work;
    const due = await em.execute<{ id: string; child_ids: string[] }[]>(
      `select c.id, c.child_ids from family.guide_super_challenges c
       where c.state = 'publicado' and c.closes_at <= ?::timestamptz and (c.closes_at <= ?::timestamptz or not exists (
         select from family.challenge_ways w join family.occurrences o
           on o.child_id = w.child_id and o.due_on between c.starts_at and c.ends_at
         where w.challenge_id = c.id and w.state in ('aceptado', 'en_curso') and o.state = 'en_revision'
           and o.claimed_at >= w.counts_from and (c.activity_id is null or o.activity_id = c.activity_id)))
       order by c.closes_at, c.id limit ${challengesAtOnce}`,
      [now.toISOString(), new Date(now.getTime() - graceMs).toISOString()],
    );
    if (due.length === 0) return;
    const purses = await this.ledger.lock(em, ...new Set(due.flatMap(({ child_ids }) => child_ids)));
    const progressOfAll = await progressOf(em, [...purses.keys()]);
    const where = { id: { $in: due.map(({ id }) => id) }, state: 'publicado' } as const;
    for (const challenge of await em.find(Challenge, where, { lockMode, orderBy: { id: 'asc' } })) {
      const counted = await countWays(em, waysOf([challenge.id]));
      const ways = await lockedWays(em, challenge.id);
      const challenges = await countedChallenges(em, counted.filter(isReached));
      winChallenges(work, { challenges, purses, progress: progressOfAll, approvals: 0 }, null);
      for (const way of ways) {
        const progress = counted.find(({ wayId }) => wayId === way.id)?.progress ?? 0;
        if (way.isRunning && way.countsFrom !== null) {
          way.end('no_superado', now, progress);
          moved(work, challenge, way.childId, 'missed');
        } else if (way.isRunning || way.state === 'publicado') way.end('cancelado', now, 0);
      }
      challenge.state = 'terminado';
      challenge.updatedAt = now;
      tellAgain(work, challenge, ...challenge.childIds);
    }
  }
}

/** Accepted before its first day, which has come. */
async function start(work: Work): Promise<void> {
  const { em, now } = work;
  const due = await em.execute<{ id: string }[]>(
    `select w.id from family.challenge_ways w join family.guide_super_challenges c on c.id = w.challenge_id
     where w.state = 'aceptado' and w.counts_from is not null and c.state = 'publicado' and c.opens_at <= ?::timestamptz
     order by w.id limit ${challengesAtOnce}`,
    [now.toISOString()],
  );
  if (due.length === 0) return;
  const where = { id: { $in: due.map(({ id }) => id) }, state: 'aceptado' } as const;
  const ways = await em.find(ChallengeWay, where, { lockMode, orderBy: { id: 'asc' } });
  const challenges = await em.find(Challenge, { id: { $in: ways.map(({ challengeId }) => challengeId) } });
  for (const way of ways) {
    const challenge = challenges.find(({ id }) => id === way.challengeId);
    if (!challenge) continue;
    way.begin(now);
    moved(work, challenge, way.childId, 'started');
  }
}

/** The next of a series, for the children to accept anew; one that nobody accepted is the last. */
async function repeat(work: Work): Promise<void> {
  const { em, now } = work;
  const where = {
    repeats: { $ne: 'nunca' },
    repeatedAt: null,
    state: { $in: ['publicado', 'terminado'] },
    closesAt: { $lte: now },
  } as const;
  const due = await em.find(Challenge, where, { lockMode, orderBy: { closesAt: 'asc' }, limit: challengesAtOnce });
  for (const challenge of due) {
    challenge.repeatedAt = now;
    if ((await em.count(ChallengeWay, { challengeId: challenge.id, acceptedAt: { $ne: null } })) > 0)
      await makeNext(work, challenge);
  }
}

async function makeNext(work: Work, before: Challenge): Promise<void> {
  const { em, now, newId } = work;
  if (before.repeats === 'nunca') return;
  const { familyId, officialId, title, description, emoji, metric, activityId, target, mode } = before;
  const { childIds, steps, prize, repeats, createdBy } = before;
  const timeZone = await timeZoneOfFamily(em, familyId);
  const days = nextDays(before, repeats, familyDay(now, timeZone));
  const fields = { title, description, emoji, metric, activityId, target, mode, childIds, steps, prize, repeats };
  const next = em.create(Challenge, {
    ...fields,
    ...days,
    ...spanOf(days, timeZone),
    id: newId(),
    familyId,
    officialId,
    repeatedAt: null,
    state: 'publicado',
    createdBy,
    createdAt: now,
    updatedAt: now,
  });
  await em.flush();
  offerTo(work, next, childIds);
  tellAgain(work, next, ...childIds);
}
