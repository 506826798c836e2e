import { useSuspenseQuery } from '@tanstack/react-query';

import { Bones, Empty, HintBox, Part, Progress } from '@alcancia/web-kit/ui';

import { sentInvitations } from '../guardians/guardians.queries.js';
import '../guardians/guardians.css';
import { InvitationForm } from '../guardians/invitation-form.js';
import { hasGuardians, isFull } from '../guardians/places.js';
import { SentInvitations } from '../guardians/sent-invitations.js';
import { knownChildren } from '../rights.js';
import { words } from '../words/guardians.js';

/** 'Invitar Tutor' (spec 2 §2): whom to invite, and who was. */
export default function InviteGuardianPage() {
  return (
    <div className="guardians">
      <div className="page-head">
        <h1>{words.title}</h1>
        <p>{words.about}</p>
      </div>
      <Part fallback={<Bones card lines={6} />}>
        <Guardians />
      </Part>
    </div>
  );
}

function Guardians() {
  const { children } = useSuspenseQuery(knownChildren).data;
  const { invitations, places } = useSuspenseQuery(sentInvitations).data;
  const owned = children.filter(({ myRole }) => myRole === 'owner');
  if (owned.length === 0 && children.length > 0) return <Empty {...words.ownersOnly} mood="calm" />;
  const { used, limit } = places;
  const isOpen = !isFull(places) || hasGuardians(invitations);
  return (
    <div className="cols">
      <div>
        {isFull(places) && (
          <div className="card">
            <HintBox kind="warn">
              <p>{words.noPlaceLeft(limit)}</p>
              {isOpen && <p>{words.knownStillCan}</p>}
            </HintBox>
          </div>
        )}
        {isOpen && <InvitationForm family={owned} />}
      </div>
      <div>
        <section className="card" aria-label={words.places}>
          <div className="card-head">
            <h2>{words.places}</h2>
            <b className="num">{words.placesOf(used, limit)}</b>
          </div>
          {limit !== -1 && <Progress label={words.places} value={used} max={limit} />}
        </section>
        <SentInvitations invitations={invitations} />
      </div>
    </div>
  );
}
