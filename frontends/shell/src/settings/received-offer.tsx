import { useState } from 'react';

import { format } from '@alcancia/web-kit';
import { Button, ConfirmDialog, HintBox, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/ownership.js';
import { type ReceivedOffer as Offer, useAcceptOwnership, useDeclineOwnership } from './ownership.queries.js';

/** Somebody offers their family to the reader: what that means, and the answer. */
export function ReceivedOffer({ offer }: { readonly offer: Offer }) {
  const { offerId, ownerName, planName, children, expiresAt, canAccept, ownerLeavesAt } = offer;
  const leavesOn = ownerLeavesAt ? format.dateOf(ownerLeavesAt) : null;
  const [isAsking, setAsking] = useState(false);
  const accept = useAcceptOwnership();
  const decline = useDeclineOwnership();
  const names = children.map(({ displayName }) => displayName);

  const sayYes = (): void =>
    accept.mutate(
      { offerId },
      {
        onSuccess: () => toast({ kind: 'success', ...words.accepted }),
        onError: (error) => toastError(error),
        onSettled: () => setAsking(false),
      },
    );
  const sayNo = (): void => {
    if (decline.isPending) return;
    decline.mutate(
      { offerId },
      { onSuccess: () => toast({ kind: 'success', ...words.declined }), onError: (error) => toastError(error) },
    );
  };
  return (
    <section className="card offered" aria-label={words.received(ownerName)}>
      <div className="card-head">
        <div>
          <h2>{words.received(ownerName)}</h2>
          <p className="caption">{words.receivedUntil(format.relativeTime(expiresAt))}</p>
        </div>
      </div>
      {canAccept ? (
        <>
          <p className="label">{words.ifYouAccept}</p>
          <ul className="means">
            {words.receivedConsequences(names, planName, ownerName, leavesOn).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      ) : (
        <HintBox kind="warn">{words.cannot}</HintBox>
      )}
      <div className="acts">
        <Button kind="line" busy={decline.isPending} onClick={sayNo}>
          {words.decline}
        </Button>
        {canAccept && <Button onClick={() => setAsking(true)}>{words.accept}</Button>}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={words.acceptTitle}
          text={words.acceptText(ownerName)}
          confirmLabel={words.accept}
          busy={accept.isPending}
          onConfirm={sayYes}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
