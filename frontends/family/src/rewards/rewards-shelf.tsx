import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { RewardView } from '@alcancia/contracts/family';
import type { ChildView } from '@alcancia/contracts/identity';
import { Button, Empty, PickFilter, SeeMore, useSteady } from '@alcancia/web-kit/ui';

import { words } from '../words/rewards.js';
import { isStillSeen } from '../rights.js';
import { RewardCard } from './reward-card.js';
import { rewardsOf } from './rewards.queries.js';
import { useRewardActs } from './use-reward-acts.js';

type Shown = RewardView['category'] | 'all' | 'paused';

interface RewardsShelfProps {
  readonly isArchive: boolean;
  readonly childId: string | null;
  readonly family: readonly ChildView[];
  /** Absent for who may only look. */
  readonly onAdd: (() => void) | undefined;
  readonly onArchive: (isArchive: boolean) => void;
  readonly onEdit: (reward: RewardView) => void;
}

const categories = Object.keys(words.categories) as RewardView['category'][];

const isOf = ({ isActive, category }: RewardView, shown: Shown): boolean =>
  shown === 'all' || (shown === 'paused' ? !isActive : category === shown);

/** The shelf with its filters: by category, paused, archived. */
export function RewardsShelf({ isArchive, childId, family, onAdd, onArchive, onEdit }: RewardsShelfProps) {
  const pages = useSuspenseInfiniteQuery(rewardsOf(isArchive ? 'yes' : 'no', childId));
  const [shown, setShown] = useState<Shown>('all');
  const acts = useRewardActs();
  const rewards = pages.data.pages.flatMap((page) => page.rewards);
  const { items: listed } = useSteady(rewards, {
    keyOf: ({ id }) => id,
    isListed: (reward) => isOf(reward, shown),
    gone: (last) => (isStillSeen(family, 'seeRewards', last) ? { ...last, isArchived: !isArchive } : null),
    visit: shown,
  });
  const count = `${rewards.length}${pages.hasNextPage ? '+' : ''}`;
  const kinds = categories.filter((category) => rewards.some((reward) => isOf(reward, category)));
  const emptyWords = isArchive ? words.empty.archived : words.empty[shown === 'paused' ? 'paused' : 'all'];

  return (
    <>
      <PickFilter
        label={words.filter}
        options={[
          { value: 'all', label: words.all, count: isArchive || rewards.length === 0 ? undefined : count },
          ...(isArchive ? [] : kinds.map((value) => ({ value, label: words.categories[value] }))),
          ...(isArchive ? [] : [{ value: 'paused' as const, label: words.paused }]),
          { value: 'archived' as const, label: words.archived },
        ]}
        value={isArchive ? 'archived' : shown}
        onChange={(next) => {
          if (next === 'archived') return onArchive(true);
          if (isArchive) onArchive(false);
          setShown(next);
        }}
      />
      {listed.length === 0 && (
        <Empty
          {...emptyWords}
          mood={isArchive || shown === 'paused' ? 'sleep' : 'happy'}
          action={!isArchive && shown === 'all' && onAdd && <Button onClick={onAdd}>{words.create}</Button>}
        />
      )}
      <div className="rws">
        {listed.map((reward) => (
          <RewardCard
            key={reward.id}
            reward={reward}
            people={family.filter(({ id }) => reward.childIds.includes(id))}
            acts={acts}
            onEdit={() => onEdit(reward)}
          />
        ))}
      </div>
      <SeeMore pages={pages} />
    </>
  );
}
