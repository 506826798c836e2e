import type { ChildView } from '@alcancia/contracts/identity';
import { ButtonLink, HintBox } from '@alcancia/web-kit/ui';

import { words } from '../words/places.js';
import './places.css';

/** Above the page of a child beyond the plan: what that means, and for its owner the way to change it (G29). */
export function BeyondStrip({ child: { displayName, myRole, isBeyondPlan } }: { readonly child: ChildView }) {
  if (!isBeyondPlan) return null;
  const isOwner = myRole === 'owner';
  return (
    <section className="child-strip places-strip" aria-label={words.strip}>
      <HintBox kind="warn">
        <p>{isOwner ? words.ofChild(displayName) : words.ofChildForOthers(displayName)}</p>
        {isOwner && (
          <div className="acts">
            <ButtonLink kind="line" size="small" to="/children?places=1">
              {words.toChoose}
            </ButtonLink>
          </div>
        )}
      </HintBox>
    </section>
  );
}
