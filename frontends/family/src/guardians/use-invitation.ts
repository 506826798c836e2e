import { useState } from 'react';

import { type ApiError, useKeptDraft, wordsFor } from '@alcancia/web-kit';
import { toast } from '@alcancia/web-kit/ui';

import { words } from '../words/guardians.js';
import { useInviteGuardian } from './guardians.queries.js';
import { type InvitationDraft, newInvitation, problemsOf } from './invitation-draft.js';

/** An invitation while it is written, and its sending. `name`: under which the draft is kept. */
export function useInvitation(name: string, childIds: readonly string[], onSent: () => void) {
  const { draft, set, end, isChanged, isKept, discard } = useKeptDraft(name, () => newInvitation([...childIds]));
  const [isChecked, setChecked] = useState(false);
  const invite = useInviteGuardian();

  const send = (): void => {
    setChecked(true);
    const { relationshipType } = draft;
    if (invite.isPending || relationshipType === '' || problemsOf(draft).length > 0) return;
    invite.mutate(
      { ...draft, relationshipType },
      {
        onSuccess: () => {
          toast({ kind: 'success', ...words.sent });
          end();
          onSent();
        },
      },
    );
  };

  const problems = isChecked ? problemsOf(draft) : [];
  const isEmailRefused = invite.error?.refused.includes('email') ?? false;
  return {
    draft,
    set,
    send,
    end,
    isChanged,
    discard: isKept ? discard : undefined,
    isSending: invite.isPending,
    complaints: {
      email: problems.includes('email') || isEmailRefused ? words.emailWrong : undefined,
      relationshipType: problems.includes('relationshipType') ? words.relationshipMissing : undefined,
    } satisfies Complaints,
    refused: invite.error && refusal(invite.error),
  };
}

export type Complaints = Partial<Record<keyof InvitationDraft, string | undefined>>;

/** What is refused has words of its own; anything else is only not sent. */
const refusal = (error: ApiError): string =>
  error.kind === 'conflict' || error.kind === 'invalid' ? wordsFor(error).title : words.notSent;
