import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { endSession, signOutEverywhere } from '@alcancia/contracts/identity';
import { useSessionActs, useWrite } from '@alcancia/web-kit';
import {
  Button,
  ConfirmDialog,
  Dialog,
  ErrorPanel,
  ListBones,
  Part,
  steadyPlace,
  toast,
  toastError,
  useSteady,
} from '@alcancia/web-kit/ui';

import { words } from '../words/profile.js';
import { sessions } from './account.queries.js';
import { SessionRow, type ShownSession } from './session-row.js';

const failed = (retry: () => void) => <ErrorPanel title={words.sessions.failed} onRetry={retry} />;

/** Where the account is open; each place can be closed, or all of them (G27). */
export function SessionsDialog({ onClose }: { readonly onClose: () => void }) {
  const [endsAll, setEndsAll] = useState(false);
  if (endsAll) return <EndAll onClose={() => setEndsAll(false)} />;
  const footer = (
    <Button kind="line" onClick={() => setEndsAll(true)}>
      {words.sessions.all}
    </Button>
  );
  return (
    <Dialog title={words.sessions.list} onClose={onClose} footer={footer}>
      <p className="muted">{words.sessions.listText}</p>
      <Part fallback={<ListBones rows={2} />} failed={failed}>
        <List />
      </Part>
    </Dialog>
  );
}

/** What was closed stays in its place and says so, until the next visit. */
const closed = (last: ShownSession): ShownSession => ({ ...last, isClosed: true });

function List() {
  const { data } = useSuspenseQuery(sessions);
  const { items } = useSteady<ShownSession>(data.sessions, { keyOf: ({ sessionId }) => sessionId, gone: closed });
  const end = useWrite(endSession, {
    onSuccess: () => toast({ kind: 'success', title: words.sessions.ended }),
    onError: (error) => toastError(error),
  });
  const beyond = data.open - data.sessions.length;
  return (
    <>
      <ul className="sessions" ref={steadyPlace}>
        {items.map((session) => (
          <li key={session.sessionId} data-steady={session.sessionId} tabIndex={-1}>
            <SessionRow
              session={session}
              busy={end.isPending && end.variables.sessionId === session.sessionId}
              onEnd={() => end.mutate({ sessionId: session.sessionId })}
            />
          </li>
        ))}
      </ul>
      {beyond > 0 && <p className="caption">{words.sessions.beyond(beyond)}</p>}
    </>
  );
}

/** 'Cerrar sesión en todos los dispositivos': asks first, for this browser is one of them. */
function EndAll({ onClose }: { readonly onClose: () => void }) {
  const session = useSessionActs();
  const endAll = useWrite(signOutEverywhere, {
    onSuccess: () => {
      toast({ kind: 'success', ...words.sessions.done });
      session.forget();
    },
    onError: (error) => toastError(error),
  });
  return (
    <ConfirmDialog
      title={words.sessions.title}
      text={words.sessions.text}
      confirmLabel={words.sessions.confirm}
      kind="danger"
      busy={endAll.isPending}
      onConfirm={() => endAll.mutate({})}
      onClose={onClose}
    />
  );
}
