import { defineEntity, type OptionalProps, p } from '@mikro-orm/core';

import type { InputOf } from '@alcancia/contracts/define';
import type { createGoal, GoalView, Prize } from '@alcancia/contracts/family';

import { type Offer, offerColumns } from '../offers/offer.entity.js';

export type GoalFields = InputOf<typeof createGoal>;
export type Milestone = GoalFields['milestones'][number];

const schema = defineEntity({
  name: 'Goal',
  tableName: 'point_goals',
  properties: {
    ...offerColumns,
    targetPoints: p.integer(),
    associatedActivities: p.array().columnType('uuid[]'),
    dueAt: p.date().strictNullable(),
    prize: p.json<Prize>(),
    milestones: p.json<Milestone[]>(),
    pausedAt: p.datetime().strictNullable(),
  },
});

/** A point goal of a family (G6). How far each child has come is its own row: `GoalWay`. */
export class Goal extends schema.class implements Offer {
  declare [OptionalProps]?: 'isArchived';

  get isArchived(): boolean {
    return this.deletedAt !== null;
  }

  /** 'vencida' follows from the date: the day after `dueAt` on the family's calendar; a later `dueAt` makes it 'activa' again. */
  stateOn(today: string): GoalView['state'] {
    if (this.isArchived) return 'archivada';
    if (!this.isActive) return 'pausada';
    return this.dueAt !== null && this.dueAt < today ? 'vencida' : 'activa';
  }

  /** Whether work on an activity counts: by the moment and day of its claim, not of its approval (G4, G6). */
  counts({ activityId, dueOn, claimedAt }: { activityId: string; dueOn: string; claimedAt: Date }): boolean {
    if (this.isArchived) return false;
    if (this.pausedAt !== null && this.pausedAt <= claimedAt) return false;
    if (this.dueAt !== null && this.dueAt < dueOn) return false;
    return this.associatedActivities.length === 0 || this.associatedActivities.includes(activityId);
  }

  /** The end of the way is a milestone too, whether or not the adult gave it a bonus. */
  allMilestones(): Milestone[] {
    const hasEnd = this.milestones.some(({ percent }) => percent === 100);
    return hasEnd ? this.milestones : [...this.milestones, { percent: 100, bonusCoinsCents: 0 }];
  }

  edit({ title, emoji, childIds, targetPoints, associatedActivities, dueAt, prize, milestones }: GoalFields): void {
    Object.assign(this, { title, emoji, childIds, targetPoints, associatedActivities, dueAt, prize, milestones });
  }

  /** Nothing claimed after `since` counts; null: it is active again. */
  pause(since: Date | null): void {
    this.pausedAt = since;
  }
}
schema.setClass(Goal);
