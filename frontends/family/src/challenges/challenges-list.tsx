import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { ChallengeView } from '@alcancia/contracts/family';
import type { ChildView } from '@alcancia/contracts/identity';
import { Button, Empty, SeeMore, useSteady } from '@alcancia/web-kit/ui';

import { isStillSeen } from '../rights.js';
import { words } from '../words/challenges.js';
import { CancelDialog } from './cancel-dialog.js';
import { ChallengeCard } from './challenge-card.js';
import { type ChallengeList, challengesOf } from './challenges.queries.js';

interface ChallengesListProps {
  readonly list: ChallengeList;
  readonly childId: string | null;
  readonly family: readonly ChildView[];
  /** Absent for who may only look. */
  readonly onAdd: (() => void) | undefined;
  readonly onEdit: (challenge: ChallengeView) => void;
}

/** A challenge that was cancelled, published or discarded while the adult looked. */
const moved = (last: ChallengeView): ChallengeView => ({
  ...last,
  state: last.state === 'borrador' ? 'publicado' : 'cancelado',
  canEdit: false,
});

/** The challenges that stand alike: open, drafts, or over. */
export function ChallengesList({ list, childId, family, onAdd, onEdit }: ChallengesListProps) {
  const pages = useSuspenseInfiniteQuery(challengesOf(list, childId));
  const [cancelling, setCancelling] = useState<ChallengeView | null>(null);
  const { items: listed } = useSteady(
    pages.data.pages.flatMap(({ challenges }) => challenges),
    {
      keyOf: ({ id }) => id,
      gone: (last) => (last.state !== 'borrador' && isStillSeen(family, 'seeChallenges', last) ? moved(last) : null),
    },
  );
  const isOver = list === 'terminados';
  return (
    <>
      {listed.length === 0 && (
        <Empty
          {...words.empty[list]}
          mood={list === 'abiertos' ? 'happy' : 'sleep'}
          action={list === 'abiertos' && onAdd && <Button onClick={onAdd}>{words.create}</Button>}
        />
      )}
      <div className="chs">
        {listed.map((challenge) => (
          <ChallengeCard
            key={challenge.id}
            challenge={isOver ? { ...challenge, canEdit: false } : challenge}
            onEdit={() => onEdit(challenge)}
            onCancel={() => setCancelling(challenge)}
          />
        ))}
      </div>
      <SeeMore pages={pages} />
      {cancelling && <CancelDialog challenge={cancelling} onClose={() => setCancelling(null)} />}
    </>
  );
}
