import { Lock } from '@phosphor-icons/react/dist/csr/Lock';
import { type FormEvent, useId, useState } from 'react';

import type { ErrorCode } from '@alcancia/contracts/errors';
import { changePassword } from '@alcancia/contracts/identity';
import { useWrite, wordsFor } from '@alcancia/web-kit';
import { Button, Dialog, focusFirstError, PasswordField, toast, toastError } from '@alcancia/web-kit/ui';

import { isSamePassword, isTooShort } from '../password-strength.js';
import { StrengthMeter } from '../strength-meter.js';
import { words as auth } from '../words/auth.js';
import { words } from '../words/profile.js';

interface Form {
  readonly currentPassword: string;
  readonly password: string;
  readonly confirmPassword: string;
}
type Complaints = { readonly [Field in keyof Form]?: string };

const empty: Form = { currentPassword: '', password: '', confirmPassword: '' };

/** Under which field the server's refusal stands. */
const fieldOf: Partial<Record<ErrorCode, keyof Form>> = {
  adult_password_wrong: 'currentPassword',
  adult_password_too_soon: 'currentPassword',
  adult_password_limited: 'currentPassword',
  password_too_short: 'password',
  password_too_common: 'password',
  passwords_differ: 'confirmPassword',
};

const complaintsOf = ({ currentPassword, password, confirmPassword }: Form): Complaints => ({
  ...(!currentPassword && { currentPassword: words.password.writeCurrent }),
  ...(isTooShort(password) && { password: auth.invalid.short }),
  ...(!isSamePassword(password, confirmPassword) && { confirmPassword: auth.invalid.mismatch }),
});

/** A new password after the old one (G27). */
export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const [form, setForm] = useState(empty);
  const [complaints, setComplaints] = useState<Complaints>({});
  const save = useWrite(changePassword, {
    onSuccess: () => {
      toast({ kind: 'success', ...words.password.done });
      onClose();
    },
    onError: (error) => {
      const field = fieldOf[error.code];
      const { title, text } = wordsFor(error);
      if (field) setComplaints({ [field]: [title, text].filter(Boolean).join('. ') });
      else toastError(error);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found = complaintsOf(form);
    setComplaints(found);
    if (Object.keys(found).length > 0) focusFirstError(event.currentTarget);
    else if (!save.isPending) save.mutate(form);
  };
  const wired = (field: keyof Form) => ({
    maxLength: 200,
    icon: <Lock size={20} />,
    value: form[field],
    error: complaints[field],
    onChange: (value: string) => setForm({ ...form, [field]: value }),
  });
  const footer = (
    <>
      <Button kind="line" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button type="submit" form={id} busy={save.isPending}>
        {words.password.submit}
      </Button>
    </>
  );
  return (
    <Dialog title={words.password.title} onClose={onClose} closesOutside={false} footer={footer}>
      <p className="muted">{words.password.text}</p>
      <form noValidate id={id} className="proof" onSubmit={submit}>
        <PasswordField label={words.password.current} autoFocus {...wired('currentPassword')} />
        <div className="new-password">
          <PasswordField label={words.password.next} autoComplete="new-password" {...wired('password')} />
          <StrengthMeter password={form.password} />
        </div>
        <PasswordField label={words.password.again} autoComplete="new-password" {...wired('confirmPassword')} />
      </form>
    </Dialog>
  );
}
