import { EnvelopeSimpleOpen } from '@phosphor-icons/react/dist/csr/EnvelopeSimpleOpen';
import { useQuery } from '@tanstack/react-query';

import { format } from '@alcancia/web-kit';
import { ButtonLink } from '@alcancia/web-kit/ui';

import { words } from '../words/guardians.js';
import { receivedInvitations } from './guardians.queries.js';
import './guardians.css';

/** On 'Inicio': who asks this adult to look after children of theirs. Nothing where nobody does. */
export function ReceivedInvitations() {
  const { data } = useQuery(receivedInvitations);
  return data?.invitations.map(({ token, inviterName, childCount, expiresAt }) => (
    <section key={token} className="card received" aria-label={words.received}>
      <EnvelopeSimpleOpen size={28} aria-hidden />
      <div className="grow">
        <h2>{words.invitesYou(inviterName, childCount)}</h2>
        <p className="caption">{words.until(format.relativeTime(expiresAt))}</p>
      </div>
      <ButtonLink to={`/accept-invite/${token}`}>{words.open}</ButtonLink>
    </section>
  ));
}
