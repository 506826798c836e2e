import { EnvelopeSimple } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { Lock } from '@phosphor-icons/react/dist/csr/Lock';
import { User } from '@phosphor-icons/react/dist/csr/User';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';

import { legalVersions, signUp } from '@alcancia/contracts/identity';
import { useWrite } from '@alcancia/web-kit';
import { Button, CheckField, focusFirstError, PasswordField, TextField } from '@alcancia/web-kit/ui';

import type { keptInvitation } from '../kept-invitation.js';
import { versionsOfTexts } from '../legal.queries.js';
import { StrengthMeter } from '../strength-meter.js';
import { words } from '../words/auth.js';
import { type Complaints, type NewAccount, signUpComplaints } from './account-rules.js';
import { Refusal } from './refusal.js';

const empty: NewAccount = { fullName: '', email: '', password: '', confirmPassword: '', hasConsented: false };

const consent = (
  <>
    {words.signUp.consent[0]}
    <Link to="/terms" target="_blank">
      {words.signUp.terms}
    </Link>
    {words.signUp.consent[1]}
    <Link to="/privacy" target="_blank">
      {words.signUp.privacy}
    </Link>
    {words.signUp.consent[2]}
  </>
);

interface SignUpFormProps {
  /** The account is for its address and no other (G25); null: for whatever is typed. */
  readonly invitation: ReturnType<typeof keptInvitation>;
  /** Empty: only the invitation names it. */
  readonly onOpened: (email: string) => void;
  readonly onLeaveInvitation: () => void;
}

/** 'Crear cuenta'. Its fields are cleared once the account is open (spec 1 §4). */
export function SignUpForm({ invitation, onOpened, onLeaveInvitation }: SignUpFormProps) {
  const [form, setForm] = useState(empty);
  const [complaints, setComplaints] = useState<Complaints<NewAccount>>({});
  const open = useWrite(signUp, {
    onSuccess: ({ email }) => {
      setForm(empty);
      onOpened(email);
    },
  });
  // What is in force as the box is ticked is what is agreed to; the server refuses anything else.
  const { data: texts } = useQuery({ ...versionsOfTexts, enabled: form.hasConsented });
  const set = (change: Partial<NewAccount>) => {
    setForm({ ...form, ...change });
    setComplaints({});
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (open.isPending) return;
    const found = signUpComplaints(form, invitation !== null);
    setComplaints(found);
    if (Object.keys(found).length > 0) return focusFirstError(event.currentTarget);
    const versionOf = (document: 'terms' | 'privacy') =>
      texts?.versions.find((one) => one.document === document && one.isInForce)?.version ?? legalVersions[document];
    const versions = { termsVersion: versionOf('terms'), privacyVersion: versionOf('privacy') };
    const { email: typed, ...rest } = form;
    const email = invitation ? invitation.email : typed;
    open.mutate({ ...rest, ...versions, ...(email && { email }), ...(invitation && { invitation: invitation.token }) });
  };
  return (
    <form className="auth-fields" noValidate onSubmit={submit}>
      <TextField
        label={words.fields.fullName}
        name="fullName"
        autoComplete="name"
        maxLength={100}
        icon={<User size={20} />}
        value={form.fullName}
        error={complaints.fullName}
        onChange={(fullName) => set({ fullName })}
      />
      {invitation ? (
        <InvitedAddress email={invitation.email} />
      ) : (
        <TextField
          label={words.fields.email}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
          icon={<EnvelopeSimple size={20} />}
          value={form.email}
          error={complaints.email}
          onChange={(email) => set({ email })}
        />
      )}
      <div className="field">
        <PasswordField
          label={words.fields.password}
          name="password"
          autoComplete="new-password"
          maxLength={200}
          icon={<Lock size={20} />}
          value={form.password}
          error={complaints.password}
          onChange={(password) => set({ password })}
        />
        <StrengthMeter password={form.password} />
      </div>
      <PasswordField
        label={words.fields.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        maxLength={200}
        icon={<Lock size={20} />}
        value={form.confirmPassword}
        error={complaints.confirmPassword}
        onChange={(confirmPassword) => set({ confirmPassword })}
      />
      <CheckField
        label={consent}
        name="hasConsented"
        checked={form.hasConsented}
        error={complaints.hasConsented}
        onChange={(hasConsented) => set({ hasConsented })}
      />
      <Refusal error={open.error} />
      <Button type="submit" size="large" block busy={open.isPending}>
        {words.signUp.submit}
      </Button>
      {invitation && (
        <Button kind="bare" block onClick={onLeaveInvitation}>
          {words.invited.leave}
        </Button>
      )}
    </form>
  );
}

/** It cannot be changed, and is not shown where only the server knows it (G52). */
const InvitedAddress = ({ email }: { readonly email: string }) => (
  <TextField
    label={words.fields.email}
    readOnly
    icon={<EnvelopeSimple size={20} />}
    value={email || words.invited.address}
    hint={email ? words.invited.addressHint : words.invited.unknownHint}
    onChange={() => undefined}
  />
);
