import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { listChildRewards } from '@alcancia/contracts/family';
import { type Caller, Handles, listPage, type ListOrder, readOnly, type Reading, UseCase } from '@alcancia/server-kit';

import { ApprovalRequest } from '../approvals/approval-request.entity.js';
import { CoinLedger } from '../coins/coins.ledger.js';
import { Redemption } from './redemption.entity.js';
import { viewRedemption } from './redemption.view.js';
import { Reward } from './reward.entity.js';
import { redemptionsShown } from './reward.limits.js';

/** What is sold out is no choice, however cheap: it comes last. */
const cheapestFirst: ListOrder<Reward> = {
  by: { soldOut: 'int32', costCents: 'int32', id: 'uuid' },
  direction: 'asc',
};

/** What a child can redeem, cheapest first and what is sold out last, and what came of its wishes. */
@UseCase()
export class ListChildRewards {
  constructor(private readonly ledger: CoinLedger) {}

  @Handles(listChildRewards)
  async execute(
    person: Caller,
    { childId, cursor, limit }: InputOf<typeof listChildRewards>,
    { em }: Reading,
  ): Promise<OutputOf<typeof listChildRewards>> {
    const offered = { childIds: { $contains: [childId] }, deletedAt: null, isActive: true };
    const { shown, nextCursor } = await listPage(em, Reward, offered, cheapestFirst, { cursor, limit });
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
    if (!person.may('seeWallet', childId)) return 0;
    const { availableCents } = await this.ledger.balance(em, childId);
    return availableCents;
  }
}
