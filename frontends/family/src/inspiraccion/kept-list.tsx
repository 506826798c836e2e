import { Star } from '@phosphor-icons/react/dist/csr/Star';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { ChildView } from '@alcancia/contracts/identity';
import { Empty, Faces, PickFilter } from '@alcancia/web-kit/ui';

import { words } from '../words/inspiraccion.js';
import { IdeaCard } from './idea-card.js';
import { keptIdeas } from './inspiraccion.queries.js';

interface KeptListProps {
  readonly family: readonly ChildView[];
  readonly onOpen: (ideaId: string) => void;
}

const filters = ['kept', 'archived'] as const;

/** 'Mis ideas': what the adult has kept, and what it has put away. */
export function KeptList({ family, onOpen }: KeptListProps) {
  const { ideas } = useSuspenseQuery(keptIdeas).data;
  const [filter, setFilter] = useState<(typeof filters)[number]>('kept');
  const shown = ideas.filter(({ status }) => (status === 'archivado') === (filter === 'archived'));
  return (
    <section className="kept-ideas" aria-labelledby="kept-title">
      <h2 id="kept-title">{words.kept}</h2>
      <PickFilter
        label={words.kept}
        options={filters.map((value) => ({ value, label: words.filters[value] }))}
        value={filter}
        onChange={setFilter}
      />
      {shown.length === 0 && <Empty {...words.empty[filter]} mood={filter === 'kept' ? 'think' : 'sleep'} />}
      <div className="idea-cards">
        {shown.map((idea) => (
          <IdeaCard key={idea.ideaId} idea={idea} source={idea.source} onOpen={() => onOpen(idea.ideaId)}>
            {idea.status === 'borrador' && <span className="tag tag-warning">{words.draft}</span>}
            {idea.rating !== null && (
              <span className="idea-stars" role="img" aria-label={words.star(idea.rating)}>
                {idea.rating} <Star size={16} weight="fill" aria-hidden />
              </span>
            )}
            <Faces people={family.filter(({ id }) => idea.sharedChildIds.includes(id))} size={24} />
          </IdeaCard>
        ))}
      </div>
    </section>
  );
}
