import { EnvelopeSimple } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { Lock } from '@phosphor-icons/react/dist/csr/Lock';
import { type FormEvent, useId, useState } from 'react';

import type { ErrorCode } from '@alcancia/contracts/errors';
import { requestEmailChange } from '@alcancia/contracts/identity';
import { useWrite, wordsFor } from '@alcancia/web-kit';
import { Button, Dialog, focusFirstError, PasswordField, TextField, toastError } from '@alcancia/web-kit/ui';

import { emailComplaint } from '../email-complaint.js';
import { words } from '../words/profile.js';

interface Form {
  readonly email: string;
  readonly password: string;
}
type Complaints = { readonly [Field in keyof Form]?: string };

const says = words.email;

/** Under which field the server's refusal stands. */
const fieldOf: Partial<Record<ErrorCode, keyof Form>> = {
  adult_password_wrong: 'password',
  adult_password_too_soon: 'password',
  adult_password_limited: 'password',
  email_unchanged: 'email',
  invalid_input: 'email',
};

function complaintsOf({ email, password }: Form): Complaints {
  const complaint = emailComplaint(email);
  return { ...(complaint && { email: complaint }), ...(!password && { password: says.writePassword }) };
}

/** Another e-mail for the account: it changes with the link that is sent there (G27). */
export function EmailDialog({ email: now, onClose }: { readonly email: string; readonly onClose: () => void }) {
  const id = useId();
  const [form, setForm] = useState<Form>({ email: '', password: '' });
  const [complaints, setComplaints] = useState<Complaints>({});
  const ask = useWrite(requestEmailChange, {
    onError: (error) => {
      const field = fieldOf[error.code];
      const { title, text } = wordsFor(error);
      if (field) setComplaints({ [field]: [title, text].filter(Boolean).join('. ') });
      else toastError(error);
    },
  });
  if (ask.isSuccess)
    return (
      <Dialog title={says.sent} onClose={onClose} footer={<Button onClick={onClose}>{says.understood}</Button>}>
        <p className="long-words">{says.sentText(form.email.trim())}</p>
        <p className="muted long-words">{says.untilThen(now)}</p>
      </Dialog>
    );
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found = complaintsOf(form);
    setComplaints(found);
    if (Object.keys(found).length > 0) focusFirstError(event.currentTarget);
    else if (!ask.isPending) ask.mutate({ email: form.email.trim(), password: form.password });
  };
  const footer = (
    <>
      <Button kind="line" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button type="submit" form={id} busy={ask.isPending}>
        {says.submit}
      </Button>
    </>
  );
  return (
    <Dialog title={says.title} onClose={onClose} closesOutside={false} footer={footer}>
      <p className="muted long-words">{says.text(now)}</p>
      <form noValidate id={id} className="proof" onSubmit={submit}>
        <TextField
          label={says.next}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          autoFocus
          maxLength={254}
          icon={<EnvelopeSimple size={20} />}
          value={form.email}
          error={complaints.email}
          onChange={(email) => setForm({ ...form, email })}
        />
        <PasswordField
          label={says.password}
          maxLength={200}
          icon={<Lock size={20} />}
          value={form.password}
          error={complaints.password}
          onChange={(password) => setForm({ ...form, password })}
        />
      </form>
    </Dialog>
  );
}
