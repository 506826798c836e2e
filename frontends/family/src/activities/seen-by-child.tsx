import type { ChildView } from '@alcancia/contracts/identity';
import { Amount, type TypedNumber } from '@alcancia/web-kit/ui';

import { words } from '../words/activities.js';
import type { ActivityDraft } from './activity-draft.js';

interface SeenByChildProps {
  readonly draft: ActivityDraft;
  readonly child: ChildView;
}

/** Nothing yet while what is typed is no number. */
const typed = (number: TypedNumber): number => (typeof number === 'number' ? number : 0);

/** How the child will see it, in the child's own colours. */
export const SeenByChild = ({ draft, child }: SeenByChildProps) => (
  <div className="field seen" data-palette={child.palette}>
    <span className="label">{words.form.seenBy(child.displayName)}</span>
    <div className="kid seenbox">
      <div className="k-card seencard">
        <span className="emo face" aria-hidden>
          {draft.emoji}
        </span>
        <div className="grow">
          <p className="t">{draft.title.trim() === '' ? words.form.untitled : draft.title}</p>
          <p>{words.at[draft.timeOfDay]}</p>
        </div>
        <Amount points={typed(draft.points)} coinsCents={typed(draft.coins) * 100} sign="+" kid />
      </div>
    </div>
  </div>
);
