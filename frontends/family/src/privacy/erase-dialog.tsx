import { useId } from 'react';

import type { ChildView } from '@alcancia/contracts/identity';
import { format } from '@alcancia/web-kit';
import { useBothSteps } from '@alcancia/web-kit/second-step';
import { Button, Dialog, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/privacy.js';
import { useRequestErasure } from './privacy.queries.js';

interface EraseDialogProps {
  readonly child: ChildView;
  readonly onClose: () => void;
}

/** What goes with a child's profile, then both steps of the account: it waits 14 days (G20). */
export function EraseDialog({ child: { id: childId, displayName }, onClose }: EraseDialogProps) {
  const id = useId();
  const ask = useRequestErasure();
  const both = useBothSteps(
    (proof, refused) =>
      ask.mutate(
        { childId, ...proof },
        {
          onSuccess: ({ dueAt }) => {
            toast({ kind: 'success', title: words.erasure.willBe(displayName, format.dateOf(dueAt)) });
            onClose();
          },
          onError: (error) => {
            if (!refused(error)) toastError(error);
          },
        },
      ),
    ask.isPending,
  );
  const footer = (
    <>
      <Button kind="line" onClick={onClose}>
        {words.erasure.keep}
      </Button>
      <Button kind="danger" type="submit" form={id} busy={ask.isPending}>
        {words.erasure.confirm}
      </Button>
    </>
  );
  return (
    <Dialog title={words.erasure.dialog(displayName)} onClose={onClose} closesOutside={false} footer={footer}>
      <p>{words.erasure.what}</p>
      <p className="muted erase-grace">{words.erasure.grace}</p>
      <form noValidate id={id} className="erase-form" onSubmit={both.submit}>
        {both.fields}
      </form>
    </Dialog>
  );
}
