import { useQuery, useSuspenseQuery } from '@tanstack/react-query';

import type { ChildView } from '@alcancia/contracts/identity';
import { optionalPurposes, purposeVersions } from '@alcancia/contracts/privacy';
import { Button, ButtonLink, HintBox, toast, toastError } from '@alcancia/web-kit/ui';

import { may } from '../rights.js';
import { words } from '../words/privacy.js';
import { consentsOf, useDecideConsent } from './privacy.queries.js';

interface ReviewProps {
  readonly child: ChildView;
}

const mayDecide = may('decideConsents');

/** On a child's page: it has reached the age of a say of its own, and what was allowed before waits to be reviewed (G41). */
export function ReviewStrip({ child }: ReviewProps) {
  const { data } = useQuery({ ...consentsOf(child.id), enabled: mayDecide(child) });
  const age = data?.reviewAge;
  if (age === undefined) return null;
  return (
    <section className="child-strip" aria-label={words.review.strip}>
      <HintBox>
        <p className="t">{words.review.reached(child.displayName, age)}</p>
        <p>{words.review.together}</p>
        <ButtonLink kind="line" size="small" to="?tab=privacidad">
          {words.review.open}
        </ButtonLink>
      </HintBox>
    </section>
  );
}

/** Beside the permissions: what is still allowed is decided anew as it stands. A switch decides it too. */
export function ConsentReview({ child: { id: childId, displayName } }: ReviewProps) {
  const { consents, reviewAge } = useSuspenseQuery(consentsOf(childId)).data;
  const decide = useDecideConsent();
  if (reviewAge === undefined) return null;
  const allowed = optionalPurposes.flatMap(
    (purpose) => consents.find((one) => one.purpose === purpose && one.isGiven) ?? [],
  );
  const keep = async (): Promise<void> => {
    for (const { purpose, version } of allowed)
      await decide.mutateAsync({
        childId,
        purpose,
        isGiven: true,
        version,
        textVersion: purposeVersions[purpose],
      });
    toast({ kind: 'success', title: words.review.done });
  };
  return (
    <div className="child-strip">
      <HintBox>
        <p className="t">{words.review.reached(displayName, reviewAge)}</p>
        <p>{words.review.together}</p>
        <Button kind="line" size="small" busy={decide.isPending} onClick={() => void keep().catch(toastError)}>
          {words.review.keep}
        </Button>
      </HintBox>
    </div>
  );
}
