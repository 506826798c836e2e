import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { format } from '@alcancia/web-kit';
import { Empty, Progress } from '@alcancia/web-kit/ui';

import { words } from '../words/achievements.js';
import { type Achievement, achievementsOf, useSeeAchievements } from './achievements.queries.js';
import { MedalCard } from './medal-card.js';

interface MedalsProps {
  readonly childId: string;
  /** The child itself looks: what is new is new once. */
  readonly isOwn: boolean;
  readonly pet: string;
  /** Reads a part aloud. */
  readonly renderSay: (title: string, text: string) => ReactNode;
}

/** Everything a child has earned, then what is still to come: the catalogue's order in both (G17). */
export function Medals({ childId, isOwn, pet, renderSay }: MedalsProps) {
  const { achievements } = useSuspenseQuery(achievementsOf(childId)).data;
  const fresh = useFresh(achievements, isOwn);
  const earned = achievements.filter(({ earnedAt }) => earnedAt !== null);
  const ahead = achievements.filter(({ earnedAt }) => earnedAt === null);
  const part = (title: string, of: readonly Achievement[], none: ReactNode) => (
    <section className="medals" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {of.length > 0 && renderSay(title, of.map(spoken).join(' '))}
      </header>
      {of.length === 0 ? (
        none
      ) : (
        <ul>
          {of.map((one) => (
            <MedalCard key={one.achievementId} achievement={one} isFresh={fresh.has(one.achievementId)} />
          ))}
        </ul>
      )}
    </section>
  );
  return (
    <>
      <div className="medal-sum">
        <b>{words.sum(earned.length, achievements.length)}</b>
        <Progress value={earned.length} max={achievements.length} label={words.title} kid />
      </div>
      {part(words.earned, earned, <Empty pet={pet} title={words.none} />)}
      {part(words.ahead, ahead, <p className="medals-all">{words.everything}</p>)}
    </>
  );
}

const newAmong = (achievements: readonly Achievement[]): readonly string[] =>
  achievements.flatMap(({ achievementId, isNew }) => (isNew ? [achievementId] : []));

/** What is new stays marked for this visit, though the server hears at once that it was seen. */
function useFresh(achievements: readonly Achievement[], isOwn: boolean): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(() => new Set(isOwn ? newAmong(achievements) : []));
  const told = useRef(new Set<string>());
  const { mutate: see } = useSeeAchievements();
  useEffect(() => {
    if (!isOwn) return;
    const ids = newAmong(achievements).filter((id) => !told.current.has(id));
    if (ids.length === 0) return;
    for (const id of ids) told.current.add(id);
    setFresh(new Set(told.current));
    see({ ids });
  }, [achievements, isOwn, see]);
  return fresh;
}

function spoken({ about, earnedAt }: Achievement): string {
  if (!about) return words.secretText;
  if (earnedAt) return `${about.name}. ${words.earnedOn(format.dateOf(earnedAt))}.`;
  const way = about.progress === null ? '' : ` ${words.wayOf(about)}.`;
  return `${about.name}. ${about.description}${way}`;
}
