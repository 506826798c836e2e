import { useSuspenseInfiniteQuery } from '@tanstack/react-query';

import { format, rightsIn } from '@alcancia/web-kit';
import { SeeMore } from '@alcancia/web-kit/ui';

import { words } from '../words/tutors.js';
import { rightsChangesOf } from './tutors.queries.js';

/** 'Quién hizo qué': every change of the rights over a child, newest first. */
export function RightsHistory({ childId }: { readonly childId: string }) {
  const pages = useSuspenseInfiniteQuery(rightsChangesOf(childId));
  const changes = pages.data.pages.flatMap((page) => page.changes);
  return (
    <section className="card" aria-label={words.history}>
      <div className="card-head">
        <h2>{words.history}</h2>
      </div>
      {changes.length === 0 && <p className="caption">{words.historyEmpty}</p>}
      <ul className="tutors-history">
        {changes.map(({ id, what, ownership, byName, aboutName, permissions, at }) => (
          <li key={id}>
            <p>{(ownership ? words.ownership[ownership] : words.did[what])(byName, aboutName)}</p>
            <p className="caption">
              {format.relativeTime(at)}
              {what === 'rights_changed' && permissions && ` · ${rightsIn(permissions)}`}
            </p>
          </li>
        ))}
      </ul>
      <SeeMore pages={pages} />
    </section>
  );
}
