import { ShieldCheck } from '@phosphor-icons/react/dist/csr/ShieldCheck';
import { type FormEvent, useState } from 'react';

import { type ApiError, wordsFor } from '@alcancia/web-kit';
import { noProof, proofComplaint } from '@alcancia/web-kit/second-step';
import { Button, focusFirstError, TextField } from '@alcancia/web-kit/ui';

import { words } from '../words/second-step.js';
import { QrCode } from '../qr-code.js';

interface ScanFormProps {
  readonly secret: string;
  readonly uri: string;
  readonly busy: boolean;
  readonly error: ApiError | null;
  readonly onCode: (code: string) => void;
  readonly onCancel: () => void;
}

/** The secret as a picture and as text, and the first code that the app makes of it. */
export function ScanForm({ secret, uri, busy, error, onCode, onCancel }: ScanFormProps) {
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const missing = proofComplaint({ ...noProof, text });
  const said = error ? [wordsFor(error).title, wordsFor(error).text].filter(Boolean).join('. ') : undefined;
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    if (missing) return focusFirstError(event.currentTarget);
    onCode(text.replaceAll(/\s/g, ''));
  };
  return (
    <form noValidate className="proof second-step" onSubmit={send}>
      <p className="muted">{words.scan.text}</p>
      <QrCode text={uri} label={words.scan.picture} />
      <div className="secret">
        <p className="caption">{words.scan.byHand}</p>
        <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
      <TextField
        label={words.scan.first}
        hint={words.scan.hint}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        icon={<ShieldCheck size={20} />}
        maxLength={7}
        value={text}
        error={isTried && missing ? missing : said}
        onChange={setText}
      />
      <div className="second-step-acts">
        <Button kind="line" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {words.scan.submit}
        </Button>
      </div>
    </form>
  );
}
