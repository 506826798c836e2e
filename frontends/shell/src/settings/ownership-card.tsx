import { HandHeart } from '@phosphor-icons/react/dist/csr/HandHeart';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { format } from '@alcancia/web-kit';
import { Bones, Button, ButtonLink, ErrorPanel, steadyPlace, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/ownership.js';
import { OfferDialog } from './offer-dialog.js';
import './ownership-card.css';
import { ownership, type OwnFamily, useWithdrawOffer } from './ownership.queries.js';
import { ReceivedOffer } from './received-offer.js';

/**
 * To whom the family belongs: what others offer, and how the own one passes to another adult (G20). It waits by itself: a
 * third suspended part beside the two of its tab keeps React rendering and lets no answer come in between.
 */
export function OwnershipCard() {
  const { data, isError, refetch } = useQuery(ownership);
  if (!data)
    return isError ? <ErrorPanel title={words.failed} onRetry={() => void refetch()} /> : <Bones card lines={3} />;
  const { own, received } = data;
  if (!own && received.length === 0) return null;
  return (
    <div className="ownership" ref={steadyPlace}>
      {received.map((offer) => (
        <ReceivedOffer key={offer.offerId} offer={offer} />
      ))}
      {own && <Own family={own} />}
    </div>
  );
}

function Own({ family }: { readonly family: OwnFamily }) {
  const [isOffering, setOffering] = useState(false);
  const { children, adults, offer } = family;
  return (
    <section className="card" aria-label={words.title}>
      <div className="card-head">
        <div>
          <h2>{words.title}</h2>
          <p className="caption">{words.own(children.map(({ displayName }) => displayName))}</p>
        </div>
      </div>
      {offer && <Waiting offer={offer} />}
      {!offer && adults.length === 0 && (
        <div className="none">
          <p>{words.nobody}</p>
          <ButtonLink kind="line" to="/invite-guardian">
            {words.invite}
          </ButtonLink>
        </div>
      )}
      {!offer && adults.length > 0 && (
        <Button kind="line" icon={<HandHeart aria-hidden />} onClick={() => setOffering(true)}>
          {words.pass}
        </Button>
      )}
      {isOffering && <OfferDialog family={family} onClose={() => setOffering(false)} />}
    </section>
  );
}

function Waiting({ offer: { offerId, displayName, expiresAt } }: { readonly offer: NonNullable<OwnFamily['offer']> }) {
  const withdraw = useWithdrawOffer();
  const takeBack = (): void => {
    if (withdraw.isPending) return;
    withdraw.mutate(
      { offerId },
      { onSuccess: () => toast({ kind: 'success', ...words.withdrawn }), onError: (error) => toastError(error) },
    );
  };
  return (
    <div className="waiting">
      <div className="grow">
        <p className="t">{words.waiting(displayName)}</p>
        <p className="caption">{words.until(format.relativeTime(expiresAt))}</p>
      </div>
      <Button kind="line" busy={withdraw.isPending} onClick={takeBack}>
        {words.withdraw}
      </Button>
    </div>
  );
}
