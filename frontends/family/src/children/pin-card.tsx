import { LockOpen } from '@phosphor-icons/react/dist/csr/LockOpen';
import { useState } from 'react';

import type { ChildView } from '@alcancia/contracts/identity';
import { Button, ConfirmDialog, toast, toastError } from '@alcancia/web-kit/ui';

import { may } from '../rights.js';
import { words } from '../words/children.js';
import { useResetChildPin, useUnlockChildPin } from './children.queries.js';
import { PinDialog } from './pin-dialog.js';
import { PinSlots } from './pin-slots.js';
import { pinStateOf, PinTag } from './pin-state.js';

const mayChangePin = may('changePin');

const minutesUntil = (moment: string, now: number): number =>
  Math.max(1, Math.ceil((new Date(moment).getTime() - now) / 60_000));

/** The child's PIN: how it stands, and what an adult with the right may do about it. Never the PIN itself. */
export function PinCard({ child }: { readonly child: ChildView }) {
  const [open, setOpen] = useState<'pin' | 'reset' | null>(null);
  const [now] = useState(() => Date.now());
  const reset = useResetChildPin();
  const unlock = useUnlockChildPin();
  const state = pinStateOf(child);
  const close = (): void => setOpen(null);

  const text = () => {
    if (child.needsAdult) return words.pin.needsAdult;
    if (child.pinLockedUntil !== null) return words.pin.lockedText(minutesUntil(child.pinLockedUntil, now));
    return child.hasPin ? words.pin.onText : words.pin.offText(child.displayName);
  };
  const doUnlock = (): void =>
    unlock.mutate(
      { childId: child.id },
      { onSuccess: () => toast({ kind: 'success', title: words.pin.unlocked }), onError: (error) => toastError(error) },
    );
  const doReset = (): void =>
    reset.mutate(
      { childId: child.id },
      {
        onSuccess: () =>
          toast({ kind: 'success', title: words.pin.resetDone, text: words.pin.resetHint(child.displayName) }),
        onError: (error) => toastError(error),
        onSettled: close,
      },
    );

  return (
    <section className="card pin-card" aria-label={words.pin.title}>
      <div className="card-head">
        <h2 className="grow">{words.pin.title}</h2>
        <PinTag state={state} />
      </div>
      <PinSlots state={state} />
      <p className="muted">{text()}</p>
      {mayChangePin(child) && (
        <div className="row wrap">
          {state === 'locked' && (
            <Button busy={unlock.isPending} icon={<LockOpen aria-hidden />} onClick={doUnlock}>
              {words.pin.unlock}
            </Button>
          )}
          {state === 'on' && (
            <Button kind="line" onClick={() => setOpen('pin')}>
              {words.pin.change}
            </Button>
          )}
          {state === 'off' ? (
            <Button onClick={() => setOpen('pin')}>{words.pin.set}</Button>
          ) : (
            <Button kind="line" onClick={() => setOpen('reset')}>
              {words.pin.reset}
            </Button>
          )}
        </div>
      )}
      {open === 'pin' && <PinDialog child={child} onClose={close} />}
      {open === 'reset' && (
        <ConfirmDialog
          title={words.pin.resetTitle(child.displayName)}
          text={words.pin.resetHint(child.displayName)}
          confirmLabel={words.pin.reset}
          busy={reset.isPending}
          onConfirm={doReset}
          onClose={close}
        />
      )}
    </section>
  );
}
