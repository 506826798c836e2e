import { defineEntity, p } from '@mikro-orm/core';

import type { redemptionStates } from '@alcancia/contracts/family';
import type { LastRows } from '@alcancia/server-kit';

import { redemptionNotOpen, redemptionNotToDeliver } from './reward.errors.js';

type RedemptionState = (typeof redemptionStates)[number];

const schema = defineEntity({
  name: 'Redemption',
  tableName: 'reward_redemptions',
  properties: {
    id: p.uuid().primary(),
    rewardId: p.uuid(),
    familyId: p.uuid(),
    childId: p.uuid(),
    title: p.text(),
    emoji: p.text(),
    costCents: p.integer(),
    state: p.text().$type<RedemptionState>(),
    requestedAt: p.datetime(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    version: p.integer().version(),
  },
});

/** One child's wish for one reward, at the title and price of that moment (G8). */
export class Redemption extends schema.class {
  /** Paid: it waits for 'Entregado'. */
  accept(now: Date): void {
    this.move('solicitada', 'por_entregar', now);
  }

  /** Comes to nothing, and its coins are free again. */
  end(state: 'rechazada' | 'cancelada' | 'caducada', now: Date): void {
    this.move('solicitada', state, now);
  }

  deliver(now: Date): void {
    if (this.state !== 'por_entregar') throw redemptionNotToDeliver();
    this.move('por_entregar', 'entregada', now);
  }

  /** 'Entregado' was said by mistake. */
  takeBackDelivery(now: Date): void {
    this.move('entregada', 'por_entregar', now);
  }

  /** A decision was taken back: it waits again, and has its 7 days anew. */
  waitAgain(now: Date): void {
    this.state = 'solicitada';
    this.requestedAt = now;
    this.updatedAt = now;
  }

  /** What the ledger says about every movement of it. */
  movement(round: number, actorId: string | null) {
    const { childId, familyId, id, title, emoji, costCents } = this;
    const source = { sourceType: 'canje' as const, sourceId: id, round };
    return { ...source, childId, familyId, actorId, title, emoji, coinsCents: costCents };
  }

  private move(from: RedemptionState, to: RedemptionState, now: Date): void {
    if (this.state !== from) throw redemptionNotOpen();
    this.state = to;
    this.updatedAt = now;
  }
}
schema.setClass(Redemption);

/** Redemptions as they are: asked for just now, or moved on. */
export const keptRedemptions: LastRows<Redemption> = {
  name: 'redeemed',
  sql: `insert into family.reward_redemptions as r (id, reward_id, family_id, child_id, title, emoji, cost_cents, state,
      requested_at, created_at, updated_at)
    select * from jsonb_to_recordset(?::jsonb) as k(id uuid, reward_id uuid, family_id uuid, child_id uuid, title text,
      emoji text, cost_cents int, state text, requested_at timestamptz, created_at timestamptz, updated_at timestamptz)
    on conflict (id) do update set state = excluded.state, requested_at = excluded.requested_at,
      updated_at = excluded.updated_at, version = r.version + 1`,
  row: ({ id, title, emoji, state, ...redemption }) => ({
    id,
    reward_id: redemption.rewardId,
    family_id: redemption.familyId,
    child_id: redemption.childId,
    title,
    emoji,
    cost_cents: redemption.costCents,
    state,
    requested_at: redemption.requestedAt,
    created_at: redemption.createdAt,
    updated_at: redemption.updatedAt,
  }),
};
