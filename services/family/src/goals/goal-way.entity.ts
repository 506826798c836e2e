import { defineEntity, type OptionalProps, p } from '@mikro-orm/core';

import type { Effects, LastRows } from '@alcancia/server-kit';

import type { Goal } from './goal.entity.js';
import { goalAlreadyRedeemed, goalNotActive, goalNotReached } from './goal.errors.js';

type WayState = 'activa' | 'alcanzada' | 'por_entregar' | 'canjeada';

const schema = defineEntity({
  name: 'GoalWay',
  tableName: 'goal_progress',
  properties: {
    id: p.uuid().primary(),
    goalId: p.uuid(),
    childId: p.uuid(),
    points: p.integer(),
    state: p.string().$type<WayState>(),
    startedAt: p.datetime(),
    leftAt: p.datetime().strictNullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    version: p.integer().version(),
  },
});

/** One child's way through one goal: points only ever fall by the reversal of what raised them (G6). */
export class GoalWay extends schema.class {
  declare [OptionalProps]?: 'isRedeemed';

  /** Once the prize is asked for, nothing takes the goal back (G6, house §6). */
  get isRedeemed(): boolean {
    return this.state === 'por_entregar' || this.state === 'canjeada';
  }

  percentOf(targetPoints: number): number {
    return this.state === 'activa' ? Math.min(100, Math.floor((this.points * 100) / targetPoints)) : 100;
  }

  advance(points: number, now: Date): void {
    this.points += points;
    this.updatedAt = now;
  }

  retreat(points: number, now: Date): void {
    this.points -= points;
    this.updatedAt = now;
  }

  /** Named by the goal, or no longer. Answers whether it was otherwise before. */
  setMember(isMember: boolean, now: Date): boolean {
    if (isMember === (this.leftAt === null)) return false;
    this.leftAt = isMember ? null : now;
    this.updatedAt = now;
    return true;
  }

  /** Whether work counts for it: claimed since it began, while the child is named and has not had the prize. */
  counts({ childId, claimedAt }: { readonly childId: string; readonly claimedAt: Date }): boolean {
    const isMember = this.childId === childId && this.leftAt === null;
    return isMember && this.startedAt <= claimedAt && this.state !== 'canjeada';
  }

  /** Answers whether it was not reached before. */
  reach(): boolean {
    if (this.state !== 'activa') return false;
    this.state = 'alcanzada';
    return true;
  }

  unreach(): void {
    if (this.state === 'alcanzada') this.state = 'activa';
  }

  /** 'Canjear': the prize waits for an adult from here on. */
  redeem(goal: Goal, now: Date): void {
    if (this.isRedeemed) throw goalAlreadyRedeemed();
    if (goal.isArchived || !goal.isActive) throw goalNotActive();
    if (this.state !== 'alcanzada') throw goalNotReached();
    this.state = 'por_entregar';
    this.updatedAt = now;
  }

  /** Coins have been paid, or the thing is in the child's hands. */
  handOver(now: Date): void {
    this.state = 'canjeada';
    this.updatedAt = now;
  }

  /** The thing is not in the child's hands after all. */
  takeBackDelivery(now: Date): void {
    this.state = 'por_entregar';
    this.updatedAt = now;
  }

  /** The adult said no, for now: the child may ask again. */
  giveBack(now: Date): void {
    this.state = 'alcanzada';
    this.updatedAt = now;
  }

  /** A decision was taken back: the prize waits again, unless the goal has moved on in the meantime. */
  waitAgain(after: 'aprobada' | 'rechazada', now: Date): void {
    if (after === 'rechazada' && this.isRedeemed) throw goalAlreadyRedeemed();
    if (after === 'rechazada' && this.state !== 'alcanzada') throw goalNotReached();
    this.state = 'por_entregar';
    this.updatedAt = now;
  }
}
schema.setClass(GoalWay);

/** Ways as they are: begun just now, or moved on. */
export const keptWays: LastRows<GoalWay> = {
  name: 'on_the_way',
  sql: `insert into family.goal_progress as w (id, goal_id, child_id, points, state, started_at, left_at, created_at,
      updated_at)
    select * from jsonb_to_recordset(?::jsonb) as k(id uuid, goal_id uuid, child_id uuid, points int, state text,
      started_at timestamptz, left_at timestamptz, created_at timestamptz, updated_at timestamptz)
    on conflict (id) do update set points = excluded.points, state = excluded.state, left_at = excluded.left_at,
      updated_at = excluded.updated_at, version = w.version + 1`,
  row: ({ id, goalId, childId, points, state, startedAt, leftAt, createdAt, updatedAt }) => ({
    id,
    goal_id: goalId,
    child_id: childId,
    points,
    state,
    started_at: startedAt,
    left_at: leftAt,
    created_at: createdAt,
    updated_at: updatedAt,
  }),
};

/** What is claimed from now on counts; what was done before does not. */
export function startWay({ now, newId, writeLast }: Effects, goalId: string, childId: string): GoalWay {
  const begin = { points: 0, state: 'activa' as const, startedAt: now, leftAt: null, createdAt: now, updatedAt: now };
  const way: GoalWay = Object.assign(new GoalWay(), { id: newId(), goalId, childId, ...begin });
  writeLast(keptWays, way);
  return way;
}
