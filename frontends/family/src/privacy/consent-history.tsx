import { useSuspenseQuery } from '@tanstack/react-query';

import { format } from '@alcancia/web-kit';

import { words } from '../words/privacy.js';
import { consentsOf } from './privacy.queries.js';

/** Every decision, the newest first. */
export function ConsentHistory({ childId }: { readonly childId: string }) {
  const { history } = useSuspenseQuery(consentsOf(childId)).data;
  return (
    <section className="card privacy-card" aria-label={words.history}>
      <div className="card-head">
        <h2>{words.history}</h2>
      </div>
      <ol className="privacy-list">
        {history.map(({ purpose, isGiven, decidedBy, decidedAt, textVersion }) => {
          const say = isGiven ? words.historyGiven : words.historyWithdrawn;
          return (
            <li key={`${purpose} ${isGiven} ${decidedAt}`}>
              <p className="t">{say(words.purposes[purpose].name, decidedBy)}</p>
              <p className="caption">
                <time dateTime={decidedAt}>{format.dateOf(decidedAt)}</time> · {words.version(textVersion)}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
