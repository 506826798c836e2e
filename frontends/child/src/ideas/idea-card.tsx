import type { ReactNode } from 'react';

import { words } from '../words/ideas.js';
import type { SharedIdea } from './ideas.queries.js';

interface IdeaCardProps {
  readonly idea: SharedIdea;
  /** Reads the card aloud. */
  readonly renderSay: (title: string, text: string) => ReactNode;
}

/** An idea that an adult shares with the child: to read, to listen to, and to do together (G33). */
export function IdeaCard({ idea, renderSay }: IdeaCardProps) {
  const { ideaId, title, emoji, type, minutes, body, materials, steps, source } = idea;
  return (
    <article className="k-card shared-idea" aria-label={title} data-steady={ideaId} tabIndex={-1}>
      <span className="pic" aria-hidden>
        {emoji}
      </span>
      <div>
        <h2>{title}</h2>
        <p>{words.about(words.types[type], minutes)}</p>
      </div>
      {renderSay(title, words.spoken(idea))}
      {source === 'ia' && <p className="wide">{words.byAi}</p>}
      {body.split(/\n+/).map((paragraph) => (
        <p key={paragraph} className="wide">
          {paragraph}
        </p>
      ))}
      {materials.length > 0 && <p className="wide">{words.materials(materials)}</p>}
      {steps.length > 0 && (
        <ol className="wide" aria-label={words.steps}>
          {steps.map((step, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a step has no name but its place
            <li key={at}>{step}</li>
          ))}
        </ol>
      )}
    </article>
  );
}
