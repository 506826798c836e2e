import { useSuspenseInfiniteQuery } from '@tanstack/react-query';

import type { GoalView } from '@alcancia/contracts/family';
import type { ChildView } from '@alcancia/contracts/identity';
import { Button, Empty, SeeMore, useSteady } from '@alcancia/web-kit/ui';

import { words } from '../words/goals.js';
import { GoalCard } from './goal-card.js';
import { isStillSeen } from '../rights.js';
import { goalsOf } from './goals.queries.js';
import { type GoalGroup, groupOf } from './goal-group.js';
import { useGoalActs } from './use-goal-acts.js';

interface GoalsListProps {
  readonly group: GoalGroup;
  readonly childId: string | null;
  readonly family: readonly ChildView[];
  /** Absent for who may only look. */
  readonly onAdd: (() => void) | undefined;
  readonly onEdit: (goal: GoalView) => void;
}

/** A goal that was archived, or taken back, while the adult looked. */
const moved = (goal: GoalView, state: 'activa' | 'archivada'): GoalView => ({
  ...goal,
  state,
  progress: goal.progress.map((way) => ({ ...way, state })),
});

/** The goals that stand alike: running, reached, paused or archived. */
export function GoalsList({ group, childId, family, onAdd, onEdit }: GoalsListProps) {
  const pages = useSuspenseInfiniteQuery(goalsOf(group === 'archivadas' ? 'yes' : 'no', childId));
  const acts = useGoalActs();
  const { items: listed } = useSteady(
    pages.data.pages.flatMap(({ goals }) => goals),
    {
      keyOf: ({ id }) => id,
      isListed: (goal) => groupOf(goal) === group,
      gone: (last) =>
        isStillSeen(family, 'seeGoals', last) ? moved(last, group === 'archivadas' ? 'activa' : 'archivada') : null,
    },
  );
  return (
    <>
      {listed.length === 0 && (
        <Empty
          {...words.empty[group]}
          mood={group === 'activas' ? 'happy' : 'sleep'}
          action={group === 'activas' && onAdd && <Button onClick={onAdd}>{words.create}</Button>}
        />
      )}
      <div className="goals">
        {listed.map((goal) => (
          <GoalCard
            key={goal.id}
            goal={goal}
            people={family.filter(({ id }) => goal.childIds.includes(id))}
            acts={acts}
            onEdit={() => onEdit(goal)}
          />
        ))}
      </div>
      <SeeMore pages={pages} />
    </>
  );
}
