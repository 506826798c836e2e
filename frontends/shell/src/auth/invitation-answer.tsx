import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

import { areas, type OutputOf } from '@alcancia/contracts/define';
import { acceptInvitation, declineInvitation, expiresSoon, type readInvitation } from '@alcancia/contracts/identity';
import { type ApiError, format, guardianshipWords, useWrite, wordsFor } from '@alcancia/web-kit';
import { Button, Faces, HintBox, toast } from '@alcancia/web-kit/ui';

import { AuthFrame } from './auth-frame.js';
import { words } from '../words/invitation.js';
import { forgetInvitation, rememberShown } from '../kept-invitation.js';

type Invitation = OutputOf<typeof readInvitation>;

interface InvitationAnswerProps {
  readonly token: string;
  readonly invitation: Invitation;
}

const facesShown = 3;

const failed = (title: string) => (error: ApiError) => {
  toast({ kind: 'error', title, text: wordsFor(error).title });
};

/** Whom it is about, what it gives, and 'Rechazar' or 'Aceptar'. */
export function InvitationAnswer({ token, invitation }: InvitationAnswerProps) {
  const { inviterName, role, children, permissions, message, email, expiresAt, linkedAlready } = invitation;
  const navigate = useNavigate();
  const accept = useWrite(acceptInvitation);
  const decline = useWrite(declineInvitation);
  const isBusy = accept.isPending || decline.isPending;
  const leave = (to: string): void => {
    forgetInvitation();
    void navigate(to, { replace: true });
  };
  const sayYes = (): void => {
    if (isBusy) return;
    accept.mutate(
      { token },
      {
        onSuccess: ({ childIds }) => {
          const isKnown = childIds.length === 0 && children.length > 0;
          toast(isKnown ? { kind: 'info', title: words.allLinked } : { kind: 'success', ...words.accepted });
          leave('/children');
        },
        onError: failed(words.notAccepted),
      },
    );
  };
  const sayNo = (): void => {
    if (isBusy) return;
    decline.mutate(
      { token },
      {
        onSuccess: () => {
          toast({ kind: 'success', ...words.declined });
          leave('/');
        },
        onError: failed(words.notDeclined),
      },
    );
  };

  const faces = children.map((child, nth) => ({ ...child, id: String(nth) }));
  const names = format.listOf(children.map(({ displayName }) => displayName));
  const when = format.relativeTime(expiresAt);
  const [openedAt] = useState(() => Date.now());
  const isSoon = expiresSoon(expiresAt, openedAt);
  useEffect(() => rememberShown(token), [token]);
  return (
    <AuthFrame
      title={words.invitesAs(inviterName, guardianshipWords.roles[role])}
      text={children.length > 0 ? words.of(names) : words.invites(inviterName, 0)}
    >
      <div className="invitation">
        {children.length > 0 && (
          <div className="who">
            <Faces people={faces.slice(0, facesShown)} size={56} />
            {faces.length > facesShown && <b className="num">{`+${faces.length - facesShown}`}</b>}
          </div>
        )}
        {linkedAlready > 0 && <HintBox>{words.linkedTo(linkedAlready, children.length)}</HintBox>}
        {message && <p className="quote">«{message}»</p>}
        <ul className="perms" aria-label={words.rights}>
          {areas.map((area) => (
            <li key={area}>
              <span>{guardianshipWords.areas[area]}</span>
              <b>{guardianshipWords.levels[permissions[area]]}</b>
            </li>
          ))}
        </ul>
        <div className="exp">
          <span className="caption">{words.sentTo(email)}</span>
          <span className={isSoon ? 'tag tag-warning' : 'tag'}>{isSoon ? words.soon(when) : words.until(when)}</span>
        </div>
        <div className="acts">
          <Button kind="line" size="large" busy={decline.isPending} onClick={sayNo}>
            {words.decline}
          </Button>
          <Button size="large" busy={accept.isPending} onClick={sayYes}>
            {words.accept}
          </Button>
        </div>
      </div>
    </AuthFrame>
  );
}
