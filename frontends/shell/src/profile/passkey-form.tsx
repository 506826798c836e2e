import { type FormEvent, useState } from 'react';

import type { ErrorDetails } from '@alcancia/contracts/errors';
import { confirmPasskey } from '@alcancia/contracts/identity';
import { useWrite } from '@alcancia/web-kit';
import { makePasskey } from '@alcancia/web-kit/second-step';
import { Button, focusFirstError, HintBox, TextField, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/second-step.js';

const says = words.passkeys;

interface PasskeyFormProps {
  /** What the browser is asked for. */
  readonly options: ErrorDetails;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** What the new passkey is called; the browser makes it once the button is pressed. */
export function PasskeyForm({ options, onDone, onCancel }: PasskeyFormProps) {
  const [name, setName] = useState<string>(says.firstName);
  const [isTried, setTried] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const confirm = useWrite(confirmPasskey, {
    onSuccess: ({ recoveryCodes }) => {
      toast({ kind: 'success', title: says.added });
      onDone(recoveryCodes);
    },
    onError: (error) => toastError(error),
  });
  const make = async (): Promise<void> => {
    setMaking(true);
    setFailed(false);
    try {
      confirm.mutate({ name: name.trim(), passkey: await makePasskey(options) });
    } catch {
      setFailed(true);
    }
    setMaking(false);
  };
  const isBusy = isMaking || confirm.isPending;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    if (!name.trim()) return focusFirstError(event.currentTarget);
    void make();
  };
  return (
    <form noValidate className="proof second-step" onSubmit={submit}>
      <p className="muted">{says.makeText}</p>
      <TextField
        label={says.name}
        hint={says.nameHint}
        autoFocus
        maxLength={40}
        autoComplete="off"
        value={name}
        error={isTried && !name.trim() ? says.writeName : undefined}
        onChange={setName}
      />
      {hasFailed && <HintBox kind="bad">{says.notMade}</HintBox>}
      <div className="second-step-acts">
        <Button kind="line" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={isBusy}>
          {says.make}
        </Button>
      </div>
    </form>
  );
}
