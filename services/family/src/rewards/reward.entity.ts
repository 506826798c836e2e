import { defineEntity, type OptionalProps, p } from '@mikro-orm/core';

import type { InputOf } from '@alcancia/contracts/define';
import type { createReward, rewardCategories } from '@alcancia/contracts/family';

import { priceChanged, rewardNotAvailable, rewardOutOfStock } from './reward.errors.js';

export type RewardFields = InputOf<typeof createReward>;

const schema = defineEntity({
  name: 'Reward',
  tableName: 'rewards',
  properties: {
    id: p.uuid().primary(),
    familyId: p.uuid(),
    title: p.text(),
    description: p.text(),
    emoji: p.text(),
    category: p.text().$type<(typeof rewardCategories)[number]>(),
    costCents: p.integer(),
    childIds: p.array().columnType('uuid[]').$type<string[]>(),
    stock: p.integer().strictNullable(),
    needsApproval: p.boolean(),
    isActive: p.boolean(),
    deletedAt: p.datetime().strictNullable(),
    createdBy: p.uuid(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    version: p.integer().version(),
  },
});

/** What the children of a family can redeem their coins for (G8). */
export class Reward extends schema.class {
  declare [OptionalProps]?: 'isArchived' | 'isOutOfStock';

  get isArchived(): boolean {
    return this.deletedAt !== null;
  }

  get isOutOfStock(): boolean {
    return this.stock === 0;
  }

  /** A child may ask for it now, at the price that was on its screen. */
  mustBeOffered(costCents: number): void {
    if (this.isArchived || !this.isActive) throw rewardNotAvailable();
    if (this.costCents !== costCents) throw priceChanged(this.costCents);
    if (this.isOutOfStock) throw rewardOutOfStock();
  }

  /** One less is left, when it is given: asking for it reserves none (G8). */
  take(now: Date): void {
    if (this.stock === null) return;
    if (this.stock === 0) throw rewardOutOfStock();
    this.stock -= 1;
    this.updatedAt = now;
  }

  putBack(now: Date): void {
    if (this.stock === null) return;
    this.stock += 1;
    this.updatedAt = now;
  }

  edit(fields: RewardFields, now: Date): void {
    Object.assign(this, fields, { childIds: [...new Set(fields.childIds)], updatedAt: now });
  }

  setActive(isActive: boolean, now: Date): void {
    this.isActive = isActive;
    this.updatedAt = now;
  }

  setArchived(isArchived: boolean, now: Date): void {
    this.deletedAt = isArchived ? now : null;
    this.updatedAt = now;
  }
}
schema.setClass(Reward);
