import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import type { ChildView } from '@alcancia/contracts/identity';
import { ConfirmDialog, HintBox, toast, toastError } from '@alcancia/web-kit/ui';

import { may } from '../rights.js';
import { words } from '../words/tutors.js';
import { RightsForm } from './rights-form.js';
import { TutorRow } from './tutor-row.js';
import { guardiansOf, useEndGuardianship, useLeaveChild } from './tutors.queries.js';

type Asking = { readonly what: 'end' | 'leave'; readonly adultId: string };

interface TutorsCardProps {
  readonly child: ChildView;
  /** How the owner invites somebody else. */
  readonly invite: ReactNode;
}

/** Everyone linked to a child; the owner changes rights and ends links, the others may leave (G1, G20). */
export function TutorsCard({ child, invite }: TutorsCardProps) {
  const { guardians } = useSuspenseQuery(guardiansOf(child.id)).data;
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Asking | null>(null);
  const isOwner = may('changeGuardians')(child);
  const asked = guardians.find(({ adultId }) => adultId === asking?.adultId);
  const close = (): void => setAsking(null);
  const [query, setQuery] = useSearchParams();
  const changed = guardians.find(({ adultId, role }) => adultId === query.get('rights') && role !== 'owner');
  /** Whose rights are changed stands in the address, so that a reload opens the form again. */
  const changeRightsOf = (adultId: string) => (): void => {
    setQuery({ ...Object.fromEntries(query), rights: adultId });
  };
  const closeRights = (): void => {
    const { rights: _closed, ...rest } = Object.fromEntries(query);
    setQuery(rest, { replace: true });
  };
  return (
    <section className="card" aria-label={words.title}>
      <div className="card-head tutors-head">
        <div className="tutors-about">
          <h2>{words.title}</h2>
          <p className="caption">{words.about(child.displayName)}</p>
        </div>
        {invite}
      </div>
      {!isOwner && <HintBox>{words.ownerDecides}</HintBox>}
      <ul className="tutors-list">
        {guardians.map((guardian) => {
          const ask = (what: Asking['what']) => () => setAsking({ what, adultId: guardian.adultId });
          return (
            <TutorRow
              key={guardian.adultId}
              guardian={guardian}
              onChange={isOwner ? changeRightsOf(guardian.adultId) : undefined}
              onMakeOwner={isOwner ? () => void navigate('/settings') : undefined}
              onEnd={isOwner ? ask('end') : undefined}
              onLeave={ask('leave')}
            />
          );
        })}
      </ul>
      {isOwner && changed && (
        <RightsForm key={changed.adultId} child={child} guardian={changed} onClose={closeRights} />
      )}
      {asked && asking?.what === 'end' && (
        <EndDialog child={child} adultId={asked.adultId} name={asked.displayName} onClose={close} />
      )}
      {asked && asking?.what === 'leave' && <LeaveDialog child={child} onClose={close} />}
    </section>
  );
}

interface EndDialogProps {
  readonly child: ChildView;
  readonly adultId: string;
  readonly name: string;
  readonly onClose: () => void;
}

function EndDialog({ child: { id: childId, displayName: childName }, adultId, name, onClose }: EndDialogProps) {
  const end = useEndGuardianship();
  const confirm = (): void =>
    end.mutate(
      { childId, adultId },
      {
        onSuccess: () => toast({ kind: 'success', title: words.ended(name, childName) }),
        onError: (error) => toastError(error),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      title={words.endTitle(name, childName)}
      text={words.endText(childName)}
      confirmLabel={words.end}
      kind="danger"
      busy={end.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

function LeaveDialog({ child, onClose }: { readonly child: ChildView; readonly onClose: () => void }) {
  const navigate = useNavigate();
  const leave = useLeaveChild();
  const { id: childId, displayName } = child;
  const confirm = (): void =>
    leave.mutate(
      { childId },
      {
        onSuccess: () => {
          toast({ kind: 'success', title: words.left(displayName) });
          void navigate('/children', { replace: true });
        },
        onError: (error) => {
          toastError(error);
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={words.leaveTitle(displayName)}
      text={words.leaveText(displayName)}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      kind="danger"
      busy={leave.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
