import { defineEntity, p } from '@mikro-orm/core';

import type { redemptionStates } from '@alcancia/contracts/family';

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
