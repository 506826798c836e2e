import type { ChildView } from '@alcancia/contracts/identity';
import { format } from '@alcancia/web-kit';
import { Button, HintBox, toast, toastError } from '@alcancia/web-kit/ui';

import { may } from '../rights.js';
import { words } from '../words/privacy.js';
import { useCancelErasure } from './privacy.queries.js';

const mayErase = may('eraseChild');

/** Above a child's page until it is erased: when, and 'Deshacer' for its owner (G20). */
export function ErasureStrip({ child }: { readonly child: ChildView }) {
  const cancel = useCancelErasure();
  const { id: childId, displayName, erasureDueAt } = child;
  if (!erasureDueAt) return null;
  const undo = (): void =>
    cancel.mutate(
      { childId },
      {
        onSuccess: () => toast({ kind: 'success', title: words.erasure.undone(displayName) }),
        onError: (error) => toastError(error),
      },
    );
  return (
    <section className="child-strip" aria-label={words.erasure.strip}>
      <HintBox kind="warn">
        <p className="t">{words.erasure.willBe(displayName, format.dateOf(erasureDueAt))}</p>
        <p>{mayErase(child) ? words.erasure.canUndo : words.erasure.ownerCanUndo}</p>
        {mayErase(child) && (
          <Button kind="line" size="small" busy={cancel.isPending} onClick={undo}>
            {words.erasure.undo}
          </Button>
        )}
      </HintBox>
    </section>
  );
}
