import { Lock } from '@phosphor-icons/react/dist/csr/Lock';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';

import { type ApiError, format, useSessionActs } from '@alcancia/web-kit';
import { Avatar, Button, Dialog, PasswordField } from '@alcancia/web-kit/ui';

import { words } from '../words/selector.js';
import { AttemptGap } from './attempt-gap.js';
import { type PasswordTrouble, troubleOf } from './password-errors.js';
import type { AdultCard } from './selector.queries.js';

const passwordMinLength = 6;

const said: Readonly<Record<PasswordTrouble, { readonly title: string; readonly text: string }>> = {
  wrong: words.adultPassword.wrong,
  'too-soon': words.adultPassword.tooSoon,
  limited: words.adultPassword.limited,
  'server-limited': words.adultPassword.serverLimited,
  other: words.switchFailed,
};

interface AdultPasswordDialogProps {
  readonly adult: AdultCard;
  readonly onEntered: (name: string) => void;
  readonly onClose: () => void;
}

/** The adult enters by the account's password (spec 1 §5). */
export function AdultPasswordDialog({ adult, onEntered, onClose }: AdultPasswordDialogProps) {
  const session = useSessionActs();
  const [password, setPassword] = useState('');
  const [trouble, setTrouble] = useState<PasswordTrouble | 'blank' | null>(null);
  const [gap] = useState(() => new AttemptGap());
  const enter = useMutation<{ displayName: string }, ApiError, string>({
    mutationFn: (given) => session.chooseAdult({ password: given }),
    onSuccess: ({ displayName }) => onEntered(displayName),
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
        <b>{said[trouble].title}.</b> {said[trouble].text}
      </>
    ) : undefined;
  return (
    <Dialog title={words.hello(adult.displayName)} onClose={onClose} closesOutside={false}>
      <div className="adult-face">
        <Avatar name={null} initials={format.initialsOf(adult.displayName)} size={64} />
        <p className="muted">{words.adultPassword.text}</p>
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
            {words.enter}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
