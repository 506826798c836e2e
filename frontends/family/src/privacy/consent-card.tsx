import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';

import type { ChildView, ConsentView } from '@alcancia/contracts/identity';
import { purposeVersions } from '@alcancia/contracts/privacy';
import { format } from '@alcancia/web-kit';
import { HintBox, SwitchField, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/privacy.js';
import { ConsentReview } from './consent-review.js';
import { consentsOf, useDecideConsent } from './privacy.queries.js';

/** Who decided it last, and when. */
function lastOf({ isGiven, last }: ConsentView): string {
  if (!last) return words.never;
  const when = format.dateOf(last.decidedAt);
  if (!last.isGiven) return words.withdrawn(last.decidedBy, when);
  if (!isGiven) return words.otherWords;
  const say = last.method === 'profile' ? words.givenByMaking : words.given;
  return say(last.decidedBy, when);
}

/** What may be done with a child's data: a switch for each purpose, alike for giving and taking back (G41). */
export function ConsentCard({ child }: { readonly child: ChildView }) {
  const { id: childId, displayName } = child;
  const client = useQueryClient();
  const { consents, mayDecide } = useSuspenseQuery(consentsOf(childId)).data;
  const decide = useDecideConsent();
  const change = ({ purpose, version }: ConsentView, isGiven: boolean): void =>
    decide.mutate(
      { childId, purpose, isGiven, version, textVersion: purposeVersions[purpose] },
      {
        onSuccess: () => {
          const say = isGiven ? words.nowGiven : words.nowWithdrawn;
          toast({ kind: 'success', title: say(words.purposes[purpose].name), text: words.nowText });
        },
        onError: (error) => {
          toastError(error);
          void client.invalidateQueries({ queryKey: consentsOf(childId).queryKey });
        },
      },
    );
  return (
    <section className="card privacy-card" aria-label={words.allow}>
      <div className="card-head">
        <div>
          <h2>{words.allow}</h2>
          {mayDecide && <p className="caption">{words.allowText(displayName)}</p>}
        </div>
      </div>
      {!mayDecide && <HintBox>{words.onlyLooking}</HintBox>}
      <ConsentReview child={child} />
      <ul className="privacy-list">
        {consents.map((consent) => {
          const { name, text } = words.purposes[consent.purpose];
          const hint = (
            <>
              {text}
              <small>{lastOf(consent)}</small>
            </>
          );
          return (
            <li key={consent.purpose}>
              {mayDecide && consent.purpose !== 'core' ? (
                <SwitchField
                  label={name}
                  hint={hint}
                  checked={consent.isGiven}
                  disabled={decide.isPending}
                  onChange={(isGiven) => change(consent, isGiven)}
                />
              ) : (
                <div className="row">
                  <div className="grow">
                    <p className="label">{name}</p>
                    <p className="hint">{hint}</p>
                  </div>
                  <span className={consent.isGiven ? 'tag tag-success' : 'tag'}>{stateOf(consent)}</span>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <p className="caption">{words.notUsedYet}</p>
    </section>
  );
}

const stateOf = ({ purpose, isGiven }: ConsentView): string => {
  if (purpose === 'core') return words.always;
  return isGiven ? words.yes : words.no;
};
