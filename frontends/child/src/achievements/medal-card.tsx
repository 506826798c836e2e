import { format } from '@alcancia/web-kit';
import { Medal } from '@alcancia/web-kit/medals';
import { Progress } from '@alcancia/web-kit/ui';

import { words } from '../words/achievements.js';
import type { Achievement } from './achievements.queries.js';

interface MedalCardProps {
  readonly achievement: Achievement;
  readonly isFresh: boolean;
}

/** One medal: when it was earned, or how far it is; a secret says nothing. */
export function MedalCard({ achievement, isFresh }: MedalCardProps) {
  const { about, earnedAt } = achievement;
  return (
    <li className={earnedAt ? 'medal-card k-card' : 'medal-card k-card off'}>
      {isFresh && <span className="medal-new">{words.fresh}</span>}
      <Medal about={about} earnedAt={earnedAt} />
      <h3>{about?.name ?? words.secretName}</h3>
      <p>{about?.description ?? words.secret}</p>
      {earnedAt ? <p className="when">{format.dateOf(earnedAt)}</p> : about && <Way about={about} />}
    </li>
  );
}

const Way = ({ about }: { readonly about: NonNullable<Achievement['about']> }) =>
  about.progress === null ? null : (
    <div className="way">
      <Progress value={about.progress} max={about.threshold} label={about.name} kid />
      <p>{words.wayOf(about)}</p>
    </div>
  );
