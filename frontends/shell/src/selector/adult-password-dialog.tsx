import { Lock } from '@phosphor-icons/react/dist/csr/Lock';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';

import { type AdultProof, type ApiError, format } from '@alcancia/web-kit';
import { Avatar, Button, Dialog, PasswordField } from '@alcancia/web-kit/ui';

import { words } from '../words/selector.js';
import { AttemptGap } from './attempt-gap.js';
import { type PasswordTrouble, troubleOf } from './password-errors.js';
import type { AdultCard } from './selector.queries.js';

const passwordMinLength = 6;

const troubles: Readonly<Record<PasswordTrouble, { readonly title: string; readonly text: string }>> = {
  wrong: words.adultPassword.wrong,
  'too-soon': words.adultPassword.tooSoon,
  limited: words.adultPassword.limited,
  'server-limited': words.adultPassword.serverLimited,
  other: words.switchFailed,
};

interface AdultPasswordDialogProps {
  readonly adult: AdultCard;
  /** Why the password is asked for, and what the button says. */
  readonly said: { readonly text: string; readonly submit: string };
  /** What the password is for. */
  readonly act: (proof: AdultProof) => Promise<void>;
  readonly onClose: () => void;
}

/** The adult proves by the account's password to be here (spec 1 §5). */
export function AdultPasswordDialog({ adult, said, act, onClose }: AdultPasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [trouble, setTrouble] = useState<PasswordTrouble | 'blank' | null>(null);
  const [gap] = useState(() => new AttemptGap());
  const enter = useMutation<void, ApiError, string>({
    mutationFn: (given) => act({ password: given }),
    onError: (error) => {
      const found = troubleOf(error);
      if (found === 'server-limited') gap.rest(Date.now());
      setTrouble(found);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (enter.isPending || enter.isSuccess) return;
    if (!password.trim()) return setTrouble('blank');
    const tooEarly = gap.refusal(Date.now());
    if (tooEarly) return setTrouble(tooEarly);
    if (password.trim().length < passwordMinLength) return setTrouble('wrong');
    setTrouble(null);
    enter.mutate(password);
  };
  const error =
    trouble === 'blank' ? (
      words.writePassword
    ) : trouble ? (
      <>
        <b>{troubles[trouble].title}.</b> {troubles[trouble].text}
      </>
    ) : undefined;
  return (
    <Dialog title={words.hello(adult.displayName)} onClose={onClose} closesOutside={false}>
      <div className="adult-face">
        <Avatar name={null} initials={format.initialsOf(adult.displayName)} size={64} />
        <p className="muted">{said.text}</p>
      </div>
      <form noValidate onSubmit={submit}>
        <PasswordField
          label={words.password}
          autoFocus
          maxLength={200}
          icon={<Lock size={20} />}
          value={password}
          error={error}
          onChange={setPassword}
        />
        <Link to="/auth/forgot" className="dialog-link">
          {words.adultPassword.forgot}
        </Link>
        <div className="dialog-acts">
          <Button kind="line" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={enter.isPending || enter.isSuccess}>
            {said.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
