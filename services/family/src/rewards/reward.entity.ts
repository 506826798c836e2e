import { defineEntity, type OptionalProps, p } from '@mikro-orm/core';

import type { rewardCategories } from '@alcancia/contracts/family';
import type { LastRows } from '@alcancia/server-kit';

import { type Offer, offerColumns } from '../offers/offer.entity.js';
import { priceChanged, rewardNotAvailable, rewardOutOfStock } from './reward.errors.js';

const schema = defineEntity({
  name: 'Reward',
  tableName: 'rewards',
  properties: {
    ...offerColumns,
    description: p.text(),
    category: p.text().$type<(typeof rewardCategories)[number]>(),
    costCents: p.integer(),
    stock: p.integer().strictNullable(),
    needsApproval: p.boolean(),
    /** 1 where none is left, else 0: what a list is ordered by. */
    soldOut: p.integer().formula((_columns, { alias }) => `(case when ${alias}.stock = 0 then 1 else 0 end)`),
  },
});

/** What the children of a family can redeem their coins for (G8). */
export class Reward extends schema.class implements Offer {
  declare [OptionalProps]?: 'isArchived' | 'isOutOfStock' | 'soldOut';

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
}
schema.setClass(Reward);

/** How many are left of a reward. */
export const countedRewards: LastRows<Reward> = {
  name: 'in_stock',
  sql: `update family.rewards w set stock = c.stock, updated_at = c.updated_at, version = w.version + 1
    from jsonb_to_recordset(?::jsonb) as c(id uuid, stock int, updated_at timestamptz) where w.id = c.id`,
  row: ({ id, stock, updatedAt }) => ({ id, stock, updated_at: updatedAt }),
};
