import { ArrowClockwise } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { Copy } from '@phosphor-icons/react/dist/csr/Copy';
import { XCircle } from '@phosphor-icons/react/dist/csr/XCircle';
import { useState } from 'react';

import type { OutputOf } from '@alcancia/contracts/define';
import { expiresSoon, type listInvitations } from '@alcancia/contracts/identity';
import { format, guardianshipWords } from '@alcancia/web-kit';
import { Button, ConfirmDialog, HintBox, MoreMenu, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/guardians.js';
import { useResendInvitation, useWithdrawInvitation } from './guardians.queries.js';

type Sent = OutputOf<typeof listInvitations>['invitations'][number];

const tones: Partial<Record<Sent['status'], string>> = { sent: 'tag-warning', accepted: 'tag-success' };

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast({ kind: 'success', ...words.copied });
  } catch {
    toast({ kind: 'error', ...words.notCopied });
  }
}

/** Whom the owner has invited, and what came of it. */
export function SentInvitations({ invitations }: { readonly invitations: readonly Sent[] }) {
  return (
    <section className="card" aria-label={words.waiting}>
      <div className="card-head">
        <h2>{words.waiting}</h2>
      </div>
      {invitations.length === 0 && <p className="caption">{words.none}</p>}
      <ul className="people">
        {invitations.map((one) => (
          <Invitation key={one.id} sent={one} />
        ))}
      </ul>
    </section>
  );
}

function Invitation({ sent }: { readonly sent: Sent }) {
  const { id: invitationId, email, status, link } = sent;
  const [isAsking, setAsking] = useState(false);
  const resend = useResendInvitation();
  const withdraw = useWithdrawInvitation();

  const sendAgain = (): void => {
    if (resend.isPending) return;
    resend.mutate(
      { invitationId },
      { onSuccess: () => toast({ kind: 'success', ...words.resent }), onError: (error) => toastError(error) },
    );
  };
  const takeBack = (): void =>
    withdraw.mutate(
      { invitationId },
      {
        onSuccess: () => toast({ kind: 'success', ...words.withdrawn }),
        onError: (error) => toastError(error),
        onSettled: () => setAsking(false),
      },
    );

  const again = { label: words.resend, icon: <ArrowClockwise aria-hidden />, onPick: sendAgain };
  const withLink =
    link === null ? [] : [{ label: words.copy, icon: <Copy aria-hidden />, onPick: () => void copy(link) }];
  const back = { label: words.withdraw, icon: <XCircle aria-hidden />, isDanger: true, onPick: () => setAsking(true) };
  const mayAnswer = status === 'sent' || status === 'expired';
  const [openedAt] = useState(() => Date.now());
  const isSoon = status === 'sent' && expiresSoon(sent.expiresAt, openedAt);
  const isMailFailing = status === 'sent' && sent.mail === 'failing';
  const until = format.relativeTime(sent.expiresAt);
  return (
    <li className="sent">
      <div className="grow">
        <span className="t">{email}</span>
        <span className="caption">
          {guardianshipWords.relationships[sent.relationshipType]}
          {status === 'sent' && !isSoon && ` · ${words.until(until)}`}
          {status === 'sent' && sent.mail === 'sending' && ` · ${words.mailSending}`}
        </span>
        {isSoon && <span className="tag tag-warning">{words.soon(until)}</span>}
        {isMailFailing && (
          <HintBox kind="warn">
            {words.mailFailing}
            <div className="acts">
              <Button kind="line" size="small" busy={resend.isPending} icon={again.icon} onClick={sendAgain}>
                {words.resend}
              </Button>
              {withLink.map(({ label, icon, onPick }) => (
                <Button key={label} kind="line" size="small" icon={icon} onClick={onPick}>
                  {label}
                </Button>
              ))}
            </div>
          </HintBox>
        )}
      </div>
      <span className={`tag ${tones[status] ?? ''}`}>{words.statuses[status]}</span>
      {mayAnswer && <MoreMenu label={words.optionsOf(email)} acts={[again, ...withLink, back]} />}
      {isAsking && (
        <ConfirmDialog
          title={words.withdrawTitle(email)}
          text={words.withdrawText}
          confirmLabel={words.withdraw}
          cancelLabel={words.keep}
          kind="danger"
          busy={withdraw.isPending}
          onConfirm={takeBack}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
