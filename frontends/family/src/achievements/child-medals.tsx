import { useSuspenseQuery } from '@tanstack/react-query';

import { format } from '@alcancia/web-kit';
import { Medal } from '@alcancia/web-kit/medals';
import { Progress } from '@alcancia/web-kit/ui';

import { words } from '../words/achievements.js';
import { type Achievement, achievementsOf } from './achievements.queries.js';

interface ChildMedalsProps {
  readonly childId: string;
  readonly name: string;
}

/** What one child has earned, and how far it is with the others (G17). */
export function ChildMedals({ childId, name }: ChildMedalsProps) {
  const { achievements } = useSuspenseQuery(achievementsOf(childId)).data;
  const earned = achievements.filter(({ earnedAt }) => earnedAt !== null);
  const ahead = achievements.filter(({ earnedAt }) => earnedAt === null);
  return (
    <div className="child-medals">
      <div className="child-medals-sum">
        <b>{words.sum(earned.length, achievements.length)}</b>
        <Progress value={earned.length} max={achievements.length} label={words.title} />
      </div>
      <Medals title={words.earned} of={earned} none={words.none(name)} />
      <Medals title={words.ahead} of={ahead} none={words.everything} />
    </div>
  );
}

interface MedalsProps {
  readonly title: string;
  readonly of: readonly Achievement[];
  readonly none: string;
}

const Medals = ({ title, of, none }: MedalsProps) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    {of.length === 0 ? (
      <p>{none}</p>
    ) : (
      <ul>
        {of.map((one) => (
          <MedalRow key={one.achievementId} achievement={one} />
        ))}
      </ul>
    )}
  </section>
);

function MedalRow({ achievement: { about, earnedAt } }: { readonly achievement: Achievement }) {
  return (
    <li className="card">
      <Medal about={about} earnedAt={earnedAt} size={64} />
      <div>
        <h3>{about?.name ?? words.secretName}</h3>
        <p>{about?.description ?? words.secret}</p>
        {about && earnedAt && (
          <p className="caption">
            <time dateTime={earnedAt}>{format.dateOf(earnedAt)}</time> · {words.rarities[about.rarity]}
          </p>
        )}
        {about && !earnedAt && about.progress !== null && (
          <div className="way">
            <Progress value={about.progress} max={about.threshold} label={about.name} />
            <span className="caption">{words.wayOf(about)}</span>
          </div>
        )}
      </div>
    </li>
  );
}
