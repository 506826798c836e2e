import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { type ApiError, useSessionActs, wordsFor } from '@alcancia/web-kit';
import { PinPad } from '@alcancia/web-kit/ui';

import { words } from '../words/selector.js';
import { useMinutesUntil } from './countdown.js';
import type { ChildCard } from './selector.queries.js';
import { WorldDialog } from './world-dialog.js';

interface ChildPinDialogProps {
  readonly child: ChildCard;
  readonly onEntered: (name: string) => void;
  /** The device or the PIN is no longer what it was: start over. */
  readonly onChanged: () => void;
  readonly onHelp: () => void;
  readonly onClose: () => void;
}

const minutesIn = (error: ApiError): number => {
  const { minutes } = error.details;
  return typeof minutes === 'number' ? minutes : 5;
};

const startsOver = new Set<string>(['device_not_authorized', 'child_pin_missing', 'not_found']);

/** The child's own PIN. While it is locked the pad rests and says how long (spec 1 §4, §8). */
export function ChildPinDialog({ child, onEntered, onChanged, onHelp, onClose }: ChildPinDialogProps) {
  const session = useSessionActs();
  const [lockedUntil, setLockedUntil] = useState(child.pinLockedUntil as string | number | null);
  const minutes = useMinutesUntil(lockedUntil);
  const { mutate, error, isPending, isSuccess } = useMutation<{ displayName: string }, ApiError, string>({
    mutationFn: (pin) => session.enterChild({ childId: child.id, pin }),
    onSuccess: ({ displayName }) => onEntered(displayName),
    onError: (refusal) => {
      if (refusal.code === 'child_pin_locked') setLockedUntil(Date.now() + minutesIn(refusal) * 60_000);
      if (startsOver.has(refusal.code)) onChanged();
    },
  });

  const needsAdult = child.needsAdult || error?.code === 'child_pin_locked_until_adult';
  const isLocked = needsAdult || minutes > 0;
  const said = useMemo(() => {
    if (needsAdult) return { title: words.pin.locked, text: words.pin.needsAdult };
    const hasJustLocked = error?.code === 'child_pin_locked' && minutesIn(error) === minutes;
    if (minutes > 0 && !hasJustLocked) return { title: words.pin.locked, text: words.pin.wait(minutes) };
    if (!error || (error.code === 'child_pin_locked' && minutes === 0)) return null;
    return error.isUncertain ? words.switchFailed : wordsFor(error);
  }, [error, minutes, needsAdult]);

  return (
    <WorldDialog child={child} label={words.pin.of(child.displayName)} onClose={onClose}>
      <h2>{words.hello(child.displayName)}</h2>
      <PinPad
        label={words.pin.of(child.displayName)}
        prompt={words.pin.write}
        busy={isPending || isSuccess}
        locked={isLocked}
        error={said}
        onComplete={mutate}
      />
      <button type="button" className="world-link" onClick={onHelp}>
        {words.pin.askAdult}
      </button>
    </WorldDialog>
  );
}
