import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import type { GuardianView } from '@alcancia/contracts/identity';
import { format, guardianshipWords, rightsIn } from '@alcancia/web-kit';
import { Avatar } from '@alcancia/web-kit/ui';

import { words } from '../words/settings.js';
import './guardians-card.css';
import { allGuardians } from './settings.queries.js';

/** Who looks after each child, and what they may do; changed on the child's own page (G1, G20). */
export function GuardiansCard() {
  const { children } = useSuspenseQuery(allGuardians).data;
  if (children.length === 0) return null;
  return (
    <section className="card guardians-card" aria-label={words.guardians.title}>
      <div className="card-head">
        <div>
          <h2>{words.guardians.title}</h2>
          <p className="caption">{words.guardians.text}</p>
        </div>
      </div>
      {children.map(({ childId, displayName, avatar, guardians }) => (
        <section role="group" key={childId} className="of-child" aria-label={displayName}>
          <div className="of-head">
            <Avatar name={avatar} size={36} initials={format.initialsOf(displayName)} />
            <h3>{displayName}</h3>
            <Link to={`/child/${childId}?tab=tutores`} aria-label={words.guardians.openNamed(displayName)}>
              {words.guardians.open}
            </Link>
          </div>
          <ul>
            {guardians.map((guardian) => (
              <Guardian key={guardian.adultId} guardian={guardian} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

const Guardian = ({ guardian }: { readonly guardian: GuardianView }) => (
  <li>
    <div className="grow">
      <p className="t">
        {guardian.displayName}
        {guardian.isMe && <span className="you">{words.guardians.you}</span>}
      </p>
      <p className="caption">
        {rightsIn(guardian.permissions)} {words.guardians.since(format.dateOf(guardian.since))}
      </p>
    </div>
    <span className={guardian.role === 'owner' ? 'tag tag-agave' : 'tag'}>
      {guardianshipWords.roles[guardian.role]}
    </span>
  </li>
);
