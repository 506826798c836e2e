import { defineEntity, p } from '@mikro-orm/core';

import { type ownershipStatuses } from '@alcancia/contracts/identity';

import { ownershipOfferUnavailable } from './ownership.errors.js';

export type OwnershipStatus = (typeof ownershipStatuses)[number];

const OwnershipOfferSchema = defineEntity({
  name: 'OwnershipOffer',
  tableName: 'ownership_offers',
  properties: {
    id: p.uuid().primary(),
    familyId: p.uuid(),
    fromId: p.uuid(),
    toId: p.uuid(),
    status: p.text().$type<OwnershipStatus>(),
    expiresAt: p.datetime(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    version: p.integer().version(),
  },
});

/** An owner offers the household to another adult (G20). */
export class OwnershipOffer extends OwnershipOfferSchema.class {
  statusAt(now: Date): OwnershipStatus {
    return this.status === 'offered' && this.expiresAt <= now ? 'expired' : this.status;
  }

  mustWait(now: Date): void {
    const status = this.statusAt(now);
    if (status !== 'offered') throw ownershipOfferUnavailable(status);
  }

  settle(status: Exclude<OwnershipStatus, 'offered'>, now: Date): void {
    this.status = status;
    this.updatedAt = now;
  }

  summary() {
    const { id: offerId, familyId, fromId, toId, status } = this;
    return { offerId, familyId, fromId, toId, status };
  }
}
OwnershipOfferSchema.setClass(OwnershipOffer);
