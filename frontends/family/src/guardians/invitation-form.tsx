import { PaperPlaneTilt } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt';
import { type FormEvent, useState } from 'react';

import type { ChildView } from '@alcancia/contracts/identity';
import { Button } from '@alcancia/web-kit/ui';

import { words } from '../words/guardians.js';
import { InvitationFields } from './invitation-fields.js';
import { useInvitation } from './use-invitation.js';

interface InvitationFormProps {
  /** The children whom this adult owns. */
  readonly family: readonly ChildView[];
}

/** The form of the page; it begins anew once an invitation was sent. */
export function InvitationForm({ family }: InvitationFormProps) {
  const [round, setRound] = useState(0);
  return <Form key={round} family={family} onSent={() => setRound(round + 1)} />;
}

function Form({ family, onSent }: InvitationFormProps & { readonly onSent: () => void }) {
  const childIds = family.map(({ id }) => id);
  const { set, send, isSending, ...invitation } = useInvitation('invitation', childIds, onSent);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    send();
  };
  return (
    <form className="card invite-form" noValidate aria-label={words.title} onSubmit={submit}>
      <InvitationFields family={family} {...invitation} onChange={set} />
      <Button type="submit" busy={isSending} icon={<PaperPlaneTilt aria-hidden />}>
        {words.submit}
      </Button>
    </form>
  );
}
