import { Lock } from '@phosphor-icons/react/dist/csr/Lock';
import { type FormEvent, useId, useState } from 'react';

import type { ApiError } from '../../api/api-error.js';
import { words } from '../../words/data-download.js';
import { wordsFor } from '../../words/errors.js';
import { words as kitWords } from '../../words/kit.js';
import { Button } from '../button.js';
import { PasswordField } from '../form/password-field.js';
import { Dialog } from '../overlay/dialog.js';

interface PasswordDialogProps {
  readonly title: string;
  readonly why: string;
  /** The verb of the button. */
  readonly act: string;
  readonly busy: boolean;
  /** What the server refused of the password. */
  readonly refused: ApiError | null;
  readonly onPassword: (password: string) => void;
  readonly onClose: () => void;
}

/** The account's password before something that is only the adult's. */
export function PasswordDialog({ title, why, act, busy, refused, onPassword, onClose }: PasswordDialogProps) {
  const id = useId();
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const says = refused && wordsFor(refused);
  const complaint = isMissing ? words.writePassword : says && [says.title, says.text].filter(Boolean).join('. ');
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setMissing(password === '');
    if (password === '') event.currentTarget.querySelector('input')?.focus();
    else if (!busy) onPassword(password);
  };
  const footer = (
    <>
      <Button kind="line" onClick={onClose}>
        {kitWords.cancel}
      </Button>
      <Button type="submit" form={id} busy={busy}>
        {act}
      </Button>
    </>
  );
  return (
    <Dialog title={title} onClose={onClose} closesOutside={false} footer={footer}>
      <form noValidate id={id} className="stack" onSubmit={submit}>
        <p className="muted">{why}</p>
        <PasswordField
          label={words.password}
          maxLength={200}
          autoFocus
          icon={<Lock size={20} />}
          value={password}
          error={complaint ?? undefined}
          onChange={setPassword}
        />
      </form>
    </Dialog>
  );
}
