import { Prohibit } from '@phosphor-icons/react/dist/csr/Prohibit';
import { Warning } from '@phosphor-icons/react/dist/csr/Warning';

import type { RewardView } from '@alcancia/contracts/family';
import { Coins, Faces, type Person } from '@alcancia/web-kit/ui';

import { OfferMenu } from '../offer-menu.js';
import { words } from '../words/rewards.js';
import type { RewardActs } from './use-reward-acts.js';

/** From here on the shelf says that it is nearly empty. */
const nearlyGone = 1;

/** How many are left, in words, and with a sign when there are few. */
function StockTag({ stock }: Pick<RewardView, 'stock'>) {
  if (stock === null) return <span className="tag">{words.unlimited}</span>;
  if (stock === 0) {
    return (
      <span className="tag">
        <Prohibit size={16} aria-hidden />
        {words.soldOut}
      </span>
    );
  }
  const isLast = stock <= nearlyGone;
  return (
    <span className={isLast ? 'tag tag-warning' : 'tag tag-agave'}>
      {isLast && <Warning size={16} aria-hidden />}
      {words.left(stock)}
    </span>
  );
}

const stateTag = ({ isActive, isArchived }: RewardView): string | null => {
  if (isArchived) return words.archivedTag;
  return isActive ? null : words.pausedTag;
};

const offerStateOf = ({ isActive, isArchived }: RewardView) => {
  if (isArchived) return 'archived';
  return isActive ? 'active' : 'paused';
};

interface RewardCardProps {
  readonly reward: RewardView;
  readonly people: readonly Person[];
  readonly acts: RewardActs;
  readonly onEdit: () => void;
}

/** One reward on the shelf. */
export function RewardCard({ reward, people, acts, onEdit }: RewardCardProps) {
  const { title, emoji, category, costCents, stock, needsApproval, canEdit } = reward;
  const state = stateTag(reward);
  return (
    <article
      className={state !== null || stock === 0 ? 'rw off' : 'rw'}
      data-category={category}
      data-steady={reward.id}
    >
      <span className="emo face" aria-hidden>
        {emoji}
      </span>
      <div className="in">
        <h2>{title}</h2>
        <p className="caption">
          {words.categories[category]} · {needsApproval ? words.withApproval : words.atOnce}
        </p>
        <div className="row wrap pr">
          <Coins cents={costCents} />
          {state ? <span className="tag tag-info">{state}</span> : <StockTag stock={stock} />}
        </div>
        <div className="row ft">
          <Faces people={people} size={30} />
          <span className="grow" />
          {canEdit && <OfferMenu what={reward} acts={acts} state={offerStateOf(reward)} onEdit={onEdit} />}
        </div>
      </div>
    </article>
  );
}
