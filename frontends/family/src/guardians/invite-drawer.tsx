import { useSuspenseQuery } from '@tanstack/react-query';

import type { ChildView } from '@alcancia/contracts/identity';
import { Button, Dialog, EditorDrawer, HintBox } from '@alcancia/web-kit/ui';

import { knownChildren } from '../rights.js';
import { words } from '../words/guardians.js';
import { sentInvitations } from './guardians.queries.js';
import './guardians.css';
import { InvitationFields } from './invitation-fields.js';
import { hasGuardians, isFull } from './places.js';
import { useInvitation } from './use-invitation.js';

interface InviteDrawerProps {
  /** Chosen from the start. */
  readonly childId: string;
  readonly onClose: () => void;
}

/** The form of 'Invitar Tutor' over a child's page. */
export function InviteDrawer(props: InviteDrawerProps) {
  const { children } = useSuspenseQuery(knownChildren).data;
  const { places, invitations } = useSuspenseQuery(sentInvitations).data;
  if (!isFull(places) || hasGuardians(invitations))
    return <Drawer {...props} family={children.filter(({ myRole }) => myRole === 'owner')} />;
  const close = <Button onClick={props.onClose}>{words.understood}</Button>;
  return (
    <Dialog title={words.title} onClose={props.onClose} footer={close}>
      <HintBox kind="warn">{words.noPlaceLeft(places.limit)}</HintBox>
    </Dialog>
  );
}

function Drawer({ childId, family, onClose }: InviteDrawerProps & { readonly family: readonly ChildView[] }) {
  const { set, send, end, isSending, isChanged, discard, ...invitation } = useInvitation(
    `invitation ${childId}`,
    [childId],
    onClose,
  );
  const leave = (): void => {
    end();
    onClose();
  };
  return (
    <EditorDrawer
      title={words.title}
      className="invite-form"
      saveLabel={words.submit}
      busy={isSending}
      isChanged={isChanged}
      onDiscard={discard}
      onSave={send}
      onClose={leave}
    >
      <InvitationFields family={family} {...invitation} onChange={set} />
    </EditorDrawer>
  );
}
