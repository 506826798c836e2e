import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Empty, SeeMore, useSteady } from '@alcancia/web-kit/ui';

import { GoalCard } from '../goals/goal-card.js';
import { type ChildGoal, goalsOf } from '../goals/goals.queries.js';
import '../goals/goals.css';
import { RedeemGoalDialog } from '../goals/redeem-goal-dialog.js';
import { SayButton } from '../tasks/say-button.js';
import '../tasks/tasks.css';
import { words } from '../words/goals.js';
import { type ChildWorld, World } from '../world/world.js';
import { WorldBones } from '../world/world-bones.js';
import { WorldPart } from '../world/world-part.js';
import { WorldStrip } from '../world/world-strip.js';

/** 'Metas' of a child with their milestones (G6). */
export default function GoalsPage() {
  return (
    <World at={(childId) => `/child-dashboard/${childId}/goals`} bones={<WorldBones top={150} />}>
      {(world) => (
        <>
          <WorldStrip world={world} title={words.title} text={words.going(world.child.displayName)} mood="cheer" />
          <WorldPart>
            <Goals world={world} />
          </WorldPart>
        </>
      )}
    </World>
  );
}

/** What an adult archived while the child looked. */
const putAway = (last: ChildGoal): ChildGoal => ({ ...last, progress: { ...last.progress, state: 'archivada' } });

function Goals({ world: { childId, isOwn, child } }: { readonly world: ChildWorld }) {
  const pages = useSuspenseInfiniteQuery(goalsOf(childId));
  const { items: goals } = useSteady(
    pages.data.pages.flatMap((page) => page.goals),
    { keyOf: ({ id }) => id, gone: putAway },
  );
  const [redeeming, setRedeeming] = useState<string | null>(null);
  const asked = goals.find(({ id }) => id === redeeming);
  return (
    <div className="goals">
      {goals.length === 0 && (
        <>
          <h2 className="sr">{words.title}</h2>
          <Empty {...words.empty} pet={child.avatar} mood="look" />
        </>
      )}
      {goals.map((goal) => (
        <GoalCard
          key={goal.id}
          goal={goal}
          renderSay={(title, text) => <SayButton section="goals" title={title} text={text} />}
          onRedeem={isOwn ? () => setRedeeming(goal.id) : undefined}
        />
      ))}
      <SeeMore pages={pages} kid />
      {asked && <RedeemGoalDialog goal={asked} palette={child.palette} onClose={() => setRedeeming(null)} />}
    </div>
  );
}
