import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { ChildView, GuardianView } from '@alcancia/contracts/identity';
import { wordsFor } from '@alcancia/web-kit';
import { Button, Dialog, HintBox, toast, toastError } from '@alcancia/web-kit/ui';

import { AreasField } from '../areas-field.js';
import { words } from '../words/tutors.js';
import { guardiansOf, useChangeRights } from './tutors.queries.js';

interface RightsDialogProps {
  readonly child: ChildView;
  readonly guardian: GuardianView;
  readonly onClose: () => void;
}

/** The owner says anew what a guardian may do with one child. What was chosen stays until the owner loads it again. */
export function RightsDialog({ child, guardian, onClose }: RightsDialogProps) {
  const client = useQueryClient();
  const [{ permissions, version }, setDraft] = useState(guardian);
  const change = useChangeRights();
  const { adultId, displayName } = guardian;
  const isStale = change.error?.code === 'changed_before';

  const save = (): void =>
    change.mutate(
      { childId: child.id, adultId, permissions, version },
      {
        onSuccess: () => {
          toast({ kind: 'success', ...words.changed });
          onClose();
        },
        onError: (error) => {
          if (error.code !== 'changed_before') toastError(error);
        },
      },
    );
  const reload = async (): Promise<void> => {
    const { guardians } = await client.fetchQuery({ ...guardiansOf(child.id), staleTime: 0 });
    const now = guardians.find((one) => one.adultId === adultId);
    if (!now) return onClose();
    setDraft(now);
    change.reset();
  };

  const footer = (
    <>
      <Button kind="line" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button busy={change.isPending} onClick={save}>
        {words.save}
      </Button>
    </>
  );
  return (
    <Dialog
      title={words.changeTitle(displayName, child.displayName)}
      onClose={onClose}
      footer={footer}
      closesOutside={false}
    >
      <AreasField value={permissions} onChange={(next) => setDraft({ ...guardian, version, permissions: next })} />
      {isStale && change.error && (
        <HintBox kind="bad">
          <p>{wordsFor(change.error).title}</p>
          <Button kind="line" size="small" onClick={() => void reload().catch((thrown: unknown) => toastError(thrown))}>
            {words.reload}
          </Button>
        </HintBox>
      )}
    </Dialog>
  );
}
