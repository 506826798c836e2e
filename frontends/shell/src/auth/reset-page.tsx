import { Lock } from '@phosphor-icons/react/dist/csr/Lock';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';

import { resetPassword } from '@alcancia/contracts/identity';
import { useSessionActs, useWrite } from '@alcancia/web-kit';
import { Button, ButtonLink, focusFirstError, PasswordField, toast } from '@alcancia/web-kit/ui';

import { StrengthMeter } from '../strength-meter.js';
import { words } from '../words/auth.js';
import { newPasswordComplaints } from './account-rules.js';
import { AuthFrame } from './auth-frame.js';
import { Refusal } from './refusal.js';
import { useLinkToken } from './use-link-token.js';

const askAgain = (
  <ButtonLink to="/auth/forgot" size="large" block>
    {words.reset.askAgain}
  </ButtonLink>
);

/** '/auth/reset#token': a new password; it ends every session of the account, this browser's too. */
export default function ResetPage() {
  const token = useLinkToken();
  const session = useSessionActs();
  const navigate = useNavigate();
  const [form, setForm] = useState({ password: '', confirmPassword: '' });
  const [isTried, setTried] = useState(false);
  const reset = useWrite(resetPassword, {
    onSuccess: () => {
      session.forget();
      toast({ kind: 'success', ...words.reset.done });
      void navigate('/auth?tab=signin', { replace: true });
    },
  });
  const complaints = isTried ? newPasswordComplaints(form) : {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (reset.isPending) return;
    setTried(true);
    if (Object.keys(newPasswordComplaints(form)).length > 0) return focusFirstError(event.currentTarget);
    reset.mutate({ token, ...form });
  };
  const isLinkDead = reset.error?.code === 'link_expired' || reset.error?.code === 'link_invalid';
  if (!token) return <AuthFrame title={words.noLink}>{askAgain}</AuthFrame>;
  return (
    <AuthFrame title={words.reset.title} text={words.reset.text}>
      <form className="auth-fields" noValidate onSubmit={submit}>
        <div className="field">
          <PasswordField
            label={words.fields.newPassword}
            autoComplete="new-password"
            maxLength={200}
            icon={<Lock size={20} />}
            value={form.password}
            error={complaints.password}
            onChange={(password) => setForm({ ...form, password })}
          />
          <StrengthMeter password={form.password} />
        </div>
        <PasswordField
          label={words.fields.confirmPassword}
          autoComplete="new-password"
          maxLength={200}
          icon={<Lock size={20} />}
          value={form.confirmPassword}
          error={complaints.confirmPassword}
          onChange={(confirmPassword) => setForm({ ...form, confirmPassword })}
        />
        <Refusal error={reset.error} />
        {isLinkDead ? (
          askAgain
        ) : (
          <Button type="submit" size="large" block busy={reset.isPending}>
            {words.reset.submit}
          </Button>
        )}
      </form>
    </AuthFrame>
  );
}
