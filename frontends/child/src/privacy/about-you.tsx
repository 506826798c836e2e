import { type ReactNode } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';

import { optionalPurposes } from '@alcancia/contracts/privacy';
import { EmojiTile } from '@alcancia/web-kit/ui';

import { words } from '../words/privacy.js';
import { consentsOf } from './privacy.queries.js';

interface Fact {
  readonly emoji: string;
  readonly text: string;
  readonly note?: string;
}

interface FactsProps {
  readonly title: string;
  readonly items: readonly Fact[];
  /** Reads the card aloud. */
  readonly renderSay: (title: string, text: string) => ReactNode;
}

function Facts({ title, items, renderSay }: FactsProps) {
  const spoken = items.map(({ text, note }) => (note ? `${text}. ${note}` : text)).join(' ');
  return (
    <section className="about-you-card" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {renderSay(title, spoken)}
      </header>
      <ul>
        {items.map(({ emoji, text, note }) => (
          <li key={text}>
            <EmojiTile emoji={emoji} />
            <div>
              <p>{text}</p>
              {note && <p className="about-you-note">{note}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is kept of the child, who sees it, and what its family has allowed, in its own words (G41). */
export function AboutYou({ childId, renderSay }: Pick<FactsProps, 'renderSay'> & { readonly childId: string }) {
  const { consents } = useSuspenseQuery(consentsOf(childId)).data;
  const isGiven = (purpose: string): boolean => consents.some((one) => one.purpose === purpose && one.isGiven);
  const allowed = optionalPurposes.map((purpose) => ({
    ...words.purposes[purpose],
    note: isGiven(purpose) ? words.allowed.yes : words.allowed.no,
  }));
  return (
    <div className="about-you">
      <Facts {...words.kept} renderSay={renderSay} />
      <Facts {...words.seen} renderSay={renderSay} />
      <Facts title={words.allowed.title} items={allowed} renderSay={renderSay} />
      <Facts {...words.ask} renderSay={renderSay} />
    </div>
  );
}
