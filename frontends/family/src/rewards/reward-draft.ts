import type { AskOf } from '@alcancia/contracts/define';
import type { createReward, RewardView } from '@alcancia/contracts/family';
import { readyNumber, type TypedNumber } from '@alcancia/web-kit/ui';

/** A reward while it is typed: its price in whole monedas (G3, G8). */
interface RewardDraft extends Pick<
  RewardView,
  'title' | 'description' | 'emoji' | 'category' | 'childIds' | 'needsApproval'
> {
  readonly cost: TypedNumber;
  readonly isCounted: boolean;
  /** How many are left, where they are counted. */
  readonly left: TypedNumber;
}

const blank: RewardDraft = {
  title: '',
  description: '',
  emoji: '🎁',
  category: 'privilegio',
  cost: 30,
  isCounted: false,
  left: 3,
  needsApproval: true,
  childIds: [],
};

export const newDraft = (childIds: string[]): RewardDraft => ({ ...blank, childIds });

export const draftOf = ({ costCents, stock, ...reward }: RewardView): RewardDraft => ({
  ...reward,
  cost: costCents / 100,
  isCounted: stock !== null,
  left: stock ?? blank.left,
});

export type Problem = 'title' | 'childIds' | 'cost' | 'left';

/** What would be refused, before it is sent. */
export function problemsOf({ title, childIds, cost, isCounted, left }: RewardDraft): readonly Problem[] {
  const problems: Problem[] = [];
  if (title.trim() === '') problems.push('title');
  if (childIds.length === 0) problems.push('childIds');
  if (typeof cost === 'string') problems.push('cost');
  if (isCounted && typeof left === 'string') problems.push('left');
  return problems;
}

export const fieldsOf = (draft: RewardDraft): AskOf<typeof createReward> => ({
  title: draft.title.trim(),
  description: draft.description.trim(),
  emoji: draft.emoji,
  category: draft.category,
  costCents: readyNumber(draft.cost) * 100,
  childIds: draft.childIds,
  stock: draft.isCounted ? readyNumber(draft.left) : null,
  needsApproval: draft.needsApproval,
});
