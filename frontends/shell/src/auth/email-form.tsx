import { EnvelopeSimple } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { type FormEvent, useState } from 'react';

import type { ApiError } from '@alcancia/web-kit';
import { Button, focusFirstError, TextField } from '@alcancia/web-kit/ui';

import { words } from '../words/auth.js';
import { emailComplaint } from '../email-complaint.js';
import { Refusal } from './refusal.js';

interface EmailFormProps {
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly error: ApiError | null;
  readonly onSubmit: (email: string) => void;
}

/** One e-mail address to which something is to be sent. */
export function EmailForm({ submitLabel, busy, error, onSubmit }: EmailFormProps) {
  const [email, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    if (emailComplaint(email)) return focusFirstError(event.currentTarget);
    onSubmit(email.trim());
  };
  return (
    <form className="auth-fields" noValidate onSubmit={submit}>
      <TextField
        label={words.fields.email}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        icon={<EnvelopeSimple size={20} />}
        value={email}
        error={isTried ? emailComplaint(email) : undefined}
        onChange={setEmail}
      />
      <Refusal error={error} />
      <Button type="submit" size="large" block busy={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
