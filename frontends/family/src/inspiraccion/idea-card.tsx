import type { IdeaRow, IdeaSource } from '@alcancia/contracts/assistant';
import { EmojiTile } from '@alcancia/web-kit/ui';
import type { ReactNode } from 'react';

import { words } from '../words/inspiraccion.js';

interface IdeaCardProps {
  readonly idea: Pick<IdeaRow, 'title' | 'emoji' | 'type' | 'ageRange' | 'minutes'>;
  readonly source: IdeaSource;
  /** Under the title: stars, with whom it is shared. */
  readonly children?: ReactNode;
  readonly onOpen: () => void;
}

/** An idea in a list: one tap opens it. */
export const IdeaCard = ({
  idea: { title, emoji, type, ageRange, minutes },
  source,
  children,
  onOpen,
}: IdeaCardProps) => (
  <button type="button" className="card idea-card" onClick={onOpen}>
    <EmojiTile emoji={emoji} big />
    <span className="idea-what">
      <b>{title}</b>{' '}
      <span className="caption">{[words.types[type], words.ages[ageRange], words.minutes(minutes)].join(' · ')}</span>{' '}
      <span className="idea-tags">
        <span className={source === 'ia' ? 'tag tag-info' : 'tag'}>{words.sources[source]}</span>
        {children}
      </span>
    </span>
  </button>
);
