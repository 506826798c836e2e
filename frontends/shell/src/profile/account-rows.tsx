import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight';
import { Devices } from '@phosphor-icons/react/dist/csr/Devices';
import { EnvelopeSimple } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { Lock } from '@phosphor-icons/react/dist/csr/Lock';
import { type ReactNode, useState } from 'react';

import { signOutEverywhere } from '@alcancia/contracts/identity';
import { useSessionActs, useWrite } from '@alcancia/web-kit';
import { ConfirmDialog, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/profile.js';
import { PasswordDialog } from './password-dialog.js';

/** E-mail, password and sessions of the account (G27). */
export function AccountRows({ email }: { readonly email: string }) {
  const session = useSessionActs();
  const [open, setOpen] = useState<'password' | 'sessions' | null>(null);
  const close = (): void => setOpen(null);
  const endAll = useWrite(signOutEverywhere, {
    onSuccess: () => {
      toast({ kind: 'success', ...words.sessions.done });
      session.forget();
    },
    onError: (error) => toastError(error),
  });
  return (
    <section className="card rows">
      <div className="lk">
        <RowWords icon={<EnvelopeSimple size={22} weight="duotone" aria-hidden />} title={words.email} text={email} />
      </div>
      <button type="button" className="lk" onClick={() => setOpen('password')}>
        <RowWords
          icon={<Lock size={22} weight="duotone" aria-hidden />}
          title={words.password.row}
          text={words.password.rowText}
        />
        <CaretRight size={18} weight="bold" aria-hidden />
      </button>
      <button type="button" className="lk" onClick={() => setOpen('sessions')}>
        <RowWords
          icon={<Devices size={22} weight="duotone" aria-hidden />}
          title={words.sessions.row}
          text={words.sessions.rowText}
        />
        <CaretRight size={18} weight="bold" aria-hidden />
      </button>
      {open === 'password' && <PasswordDialog onClose={close} />}
      {open === 'sessions' && (
        <ConfirmDialog
          title={words.sessions.title}
          text={words.sessions.text}
          confirmLabel={words.sessions.confirm}
          kind="danger"
          busy={endAll.isPending}
          onConfirm={() => endAll.mutate({})}
          onClose={close}
        />
      )}
    </section>
  );
}

interface RowWordsProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
}

const RowWords = ({ icon, title, text }: RowWordsProps) => (
  <>
    <span className="ic-tile">{icon}</span>
    <span className="grow">
      <b>{title}</b>
      <span className="caption">{text}</span>
    </span>
  </>
);
