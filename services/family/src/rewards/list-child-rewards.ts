import { z } from 'zod';

import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { listChildRewards } from '@alcancia/contracts/family';
import { type Caller, Handles, readOnly, type Reading, UseCase } from '@alcancia/server-kit';

import { ApprovalRequest } from '../approvals/approval-request.entity.js';
import { CoinLedger } from '../coins/coins.ledger.js';
import { pageOf, readCursor } from '../paging/cursor.policy.js';
import { Redemption } from './redemption.entity.js';
import { viewRedemption } from './redemption.view.js';
import { area } from './reward-access.store.js';
import { Reward } from './reward.entity.js';
import { redemptionsShown } from './reward.limits.js';

/** What a child can redeem, cheapest first, and what came of its wishes. */
@UseCase()
export class ListChildRewards {
  constructor(private readonly ledger: CoinLedger) {}

  @Handles(listChildRewards)
  async execute(
    person: Caller,
    { childId, cursor, limit }: InputOf<typeof listChildRewards>,
    { em }: Reading,
  ): Promise<OutputOf<typeof listChildRewards>> {
    person.mustSee(childId, area);
    const after = readCursor(cursor, z.tuple([z.int32(), z.uuid()]));
    const found = await readOnly(
      em,
      Reward,
      {
        childIds: { $contains: [childId] },
        deletedAt: null,
        isActive: true,
        ...(after ? { $or: [{ costCents: { $gt: after[0] } }, { costCents: after[0], id: { $gt: after[1] } }] } : {}),
      },
      { orderBy: [{ costCents: 'asc' }, { id: 'asc' }], limit: limit + 1 },
    );
    const { shown, nextCursor } = pageOf(found, limit, ({ costCents, id }) => [costCents, id]);
    const availableCents = await this.available(em, person, childId);
    const rewards = shown.map(({ id, title, description, emoji, category, costCents, needsApproval, isOutOfStock }) => {
      const missingCents = Math.max(0, costCents - availableCents);
      return { id, title, description, emoji, category, costCents, needsApproval, isOutOfStock, missingCents };
    });

    const redemptions = await readOnly(
      em,
      Redemption,
      { childId },
      { orderBy: { id: 'desc' }, limit: redemptionsShown },
    );
    const refused = redemptions.filter(({ state }) => state === 'rechazada').map(({ id }) => id);
    const requests = refused.length === 0 ? [] : await em.find(ApprovalRequest, { refId: { $in: refused } });
    const comments = new Map(requests.map(({ refId, comment }) => [refId, comment ?? null]));
    return {
      availableCents,
      rewards,
      nextCursor,
      redemptions: redemptions.map((redemption) => viewRedemption(redemption, comments.get(redemption.id) ?? null)),
    };
  }

  /** Coins belong to the approvals' area (G1): without rights on it, none are shown. */
  private async available(em: Reading['em'], person: Caller, childId: string): Promise<number> {
    if (!person.sees(childId, 'approvals')) return 0;
    const { availableCents } = await this.ledger.balance(em, childId);
    return availableCents;
  }
}
