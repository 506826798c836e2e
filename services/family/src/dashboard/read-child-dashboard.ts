import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { readChildDashboard } from '@alcancia/contracts/family';
import { type Caller, Handles, notFound, type Reading, UseCase } from '@alcancia/server-kit';

import { unseenCelebrations } from '../celebrations/celebration.entity.js';
import { nextReward } from '../rewards/next-reward.view.js';
import { ChildCards } from './child-card.view.js';

/** The first screen of a child's world; an adult may look on, but the celebrations wait for the child. */
@UseCase()
export class ReadChildDashboard {
  constructor(private readonly cards: ChildCards) {}

  @Handles(readChildDashboard)
  async execute(
    person: Caller,
    { childId }: InputOf<typeof readChildDashboard>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof readChildDashboard>> {
    const [filled] = await this.cards.of(em, person, [childId], now);
    if (!filled) throw notFound();
    const { card, today, occurrences } = filled;
    const seesRewards = person.may('seeRewards', childId);
    const celebrations = person.isChild ? await unseenCelebrations(em, childId) : [];
    return {
      ...card,
      today,
      occurrences,
      nextReward: seesRewards ? await nextReward(em, childId, card.balance.availableCents) : null,
      celebrations: celebrations.map((celebration) => celebration.view()),
    };
  }
}
