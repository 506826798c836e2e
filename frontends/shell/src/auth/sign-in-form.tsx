import { EnvelopeSimple } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { Lock } from '@phosphor-icons/react/dist/csr/Lock';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';

import type { AskOf, OutputOf } from '@alcancia/contracts/define';
import type { signIn } from '@alcancia/contracts/identity';
import { type ApiError, useSessionActs } from '@alcancia/web-kit';
import { Bones, Button, focusFirstError, lazyPage, Part, PasswordField, TextField, toast } from '@alcancia/web-kit/ui';

import { emailComplaint } from '../email-complaint.js';
import { words } from '../words/auth.js';
import { Refusal } from './refusal.js';
import { ResendButton } from './resend-button.js';

type Credentials = AskOf<typeof signIn>;

const SecondStepForm = lazyPage('second-step', () => import('./second-step-form.js'));

/** 'Iniciar sesión'. Where to go next is the page's business: it follows the session. */
export function SignInForm({ email: known = '' }: { readonly email?: string }) {
  const session = useSessionActs();
  const [form, setForm] = useState<Credentials>({ email: known, password: '' });
  const [isTried, setTried] = useState(false);
  const [needed, setNeeded] = useState<ApiError | null>(null);
  const enter = useMutation<OutputOf<typeof signIn>, ApiError, Credentials>({
    mutationFn: (credentials) => session.signIn(credentials),
    onSuccess: () => toast({ kind: 'success', ...words.signIn.welcome }),
    onError: (error) => {
      if (error.code === 'second_step_needed') setNeeded(error);
    },
  });
  if (needed)
    return (
      <Part fallback={<Bones lines={4} />}>
        <SecondStepForm
          needed={needed}
          busy={enter.isPending}
          error={enter.error === needed ? null : enter.error}
          onProof={(second) => enter.mutate({ ...form, second })}
          onBack={() => {
            setNeeded(null);
            enter.reset();
          }}
        />
      </Part>
    );
  const emailError = isTried ? emailComplaint(form.email) : undefined;
  const passwordError = isTried && !form.password ? words.missing.password : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (enter.isPending) return;
    setTried(true);
    if (emailComplaint(form.email) || !form.password) return focusFirstError(event.currentTarget);
    enter.mutate(form);
  };
  return (
    <form className="auth-fields" noValidate onSubmit={submit}>
      <TextField
        label={words.fields.email}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        maxLength={254}
        icon={<EnvelopeSimple size={20} />}
        value={form.email}
        error={emailError}
        onChange={(email) => setForm({ ...form, email })}
      />
      <PasswordField
        label={words.fields.password}
        name="password"
        maxLength={200}
        icon={<Lock size={20} />}
        value={form.password}
        error={passwordError}
        onChange={(password) => setForm({ ...form, password })}
      />
      <Link to="/auth/forgot" className="auth-forgot">
        {words.signIn.forgot}
      </Link>
      <Refusal error={enter.error}>
        {enter.error?.code === 'email_not_confirmed' && <ResendButton email={form.email} />}
      </Refusal>
      <Button type="submit" size="large" block busy={enter.isPending}>
        {words.signIn.submit}
      </Button>
    </form>
  );
}
