import { cancelAccountErasure } from '@alcancia/contracts/identity';
import { format, useWrite } from '@alcancia/web-kit';
import { Button, toast, toastError } from '@alcancia/web-kit/ui';

import './leaving-strip.css';
import { words } from './words/leaving.js';

interface LeavingStripProps {
  readonly dueAt: string | null | undefined;
  /** Where nobody is chosen a child may be before the screen: it only says so. */
  readonly mayKeep: boolean;
}

/** On every screen of an account that is to be deleted: when, and the way back (G27). */
export function LeavingStrip({ dueAt, mayKeep }: LeavingStripProps) {
  const cancel = useWrite(cancelAccountErasure);
  if (!dueAt) return null;
  const day = format.dateOf(dueAt);
  const keep = (): void => {
    if (cancel.isPending) return;
    cancel.mutate(
      {},
      { onSuccess: () => toast({ kind: 'success', ...words.kept }), onError: (error) => toastError(error) },
    );
  };
  return (
    <section className="leaving-strip" aria-label={words.strip}>
      <p>{mayKeep ? words.willBe(day) : words.thisWillBe(day)}</p>
      {mayKeep && (
        <Button kind="line" size="small" busy={cancel.isPending} onClick={keep}>
          {words.keep}
        </Button>
      )}
    </section>
  );
}
