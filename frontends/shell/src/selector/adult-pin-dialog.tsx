import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';

import { type AdultProof, type ApiError, wordsFor } from '@alcancia/web-kit';
import { Button, PinPad } from '@alcancia/web-kit/ui';

import { words } from '../words/selector.js';
import type { AdultCard } from './selector.queries.js';
import { WorldDialog } from './world-dialog.js';

interface AdultPinDialogProps {
  readonly adult: AdultCard;
  /** What the PIN is asked for, where that is not to enter. */
  readonly text?: string | undefined;
  readonly act: (proof: AdultProof) => Promise<void>;
  readonly onPassword: () => void;
  readonly onClose: () => void;
}

/** No PIN any more, or the parked tokens are past their time (house §5): the password is asked. */
const needsPassword = new Set<string>(['adult_pin_missing', 'adult_proof_needed']);

/** The adult proves by PIN to be here; when it is locked, only the password opens (G2). */
export function AdultPinDialog({ adult, text, act, onPassword, onClose }: AdultPinDialogProps) {
  const { mutate, error, isPending, isSuccess } = useMutation<void, ApiError, string>({
    mutationFn: (pin) => act({ pin }),
    onError: ({ code }) => needsPassword.has(code) && onPassword(),
  });
  const said = useMemo(() => {
    if (!error) return null;
    return error.isUncertain ? { title: words.pin.notVerified } : wordsFor(error);
  }, [error]);
  return (
    <WorldDialog label={words.pin.of(adult.displayName)} onClose={onClose}>
      <h2>{words.hello(adult.displayName)}</h2>
      {text && <p>{text}</p>}
      <PinPad
        label={words.pin.of(adult.displayName)}
        prompt={words.pin.write}
        busy={isPending || isSuccess}
        locked={error?.code === 'adult_pin_locked'}
        error={said}
        onComplete={mutate}
      />
      <Button kind="bare" onClick={onPassword}>
        {words.pin.byPassword}
      </Button>
    </WorldDialog>
  );
}
