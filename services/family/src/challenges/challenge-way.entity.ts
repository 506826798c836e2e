import { defineEntity, type OptionalProps, p } from '@mikro-orm/core';

import type { ChallengeWay as WayView } from '@alcancia/contracts/family';
import type { Work } from '@alcancia/server-kit';

import { challengeAlreadyAccepted, challengeOver } from './challenge.errors.js';

const schema = defineEntity({
  name: 'ChallengeWay',
  tableName: 'challenge_ways',
  properties: {
    id: p.uuid().primary(),
    challengeId: p.uuid(),
    childId: p.uuid(),
    state: p.text().$type<WayView['state']>(),
    acceptedAt: p.datetime().strictNullable(),
    /** What is claimed from then on counts; null while a brother or sister has not accepted. */
    countsFrom: p.datetime().strictNullable(),
    endedAt: p.datetime().strictNullable(),
    /** What it came to, once it is over; until then it is counted. */
    progress: p.integer(),
    /** Counts up with every win: one taken back by an undo pays again in the next. */
    round: p.integer(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    version: p.integer().version(),
  },
});

/** One child in one challenge (G7). */
export class ChallengeWay extends schema.class {
  declare [OptionalProps]?: 'isRunning';

  /** Accepted and not over. */
  get isRunning(): boolean {
    return this.state === 'aceptado' || this.state === 'en_curso';
  }

  accept(now: Date): void {
    if (this.isRunning) throw challengeAlreadyAccepted();
    if (this.state !== 'publicado') throw challengeOver();
    Object.assign(this, { state: 'aceptado', acceptedAt: now, updatedAt: now });
  }

  /** From now on work counts; before its first day it is only accepted. Answers whether it is under way. */
  count(now: Date, opensAt: Date): boolean {
    const isUnderWay = opensAt <= now;
    Object.assign(this, { state: isUnderWay ? 'en_curso' : 'aceptado', countsFrom: now, updatedAt: now });
    return isUnderWay;
  }

  /** Its first day has come. */
  begin(now: Date): void {
    Object.assign(this, { state: 'en_curso', updatedAt: now });
  }

  win(progress: number, now: Date): void {
    this.end('superado', now, progress);
    this.round += 1;
  }

  /** An undo took away what it was won by. */
  reopen(now: Date): void {
    Object.assign(this, { state: 'en_curso', endedAt: null, progress: 0, updatedAt: now });
  }

  end(state: 'superado' | 'no_superado' | 'cancelado', now: Date, progress: number): void {
    Object.assign(this, { state, endedAt: now, progress, updatedAt: now });
  }
}
schema.setClass(ChallengeWay);

/** The child can accept it from here on. */
export function offerWay({ em, now, newId }: Work, challengeId: string, childId: string): ChallengeWay {
  const times = { acceptedAt: null, countsFrom: null, endedAt: null, createdAt: now, updatedAt: now };
  return em.create(ChallengeWay, {
    id: newId(),
    challengeId,
    childId,
    state: 'publicado',
    progress: 0,
    round: 0,
    ...times,
  });
}
