import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight';
import { Devices } from '@phosphor-icons/react/dist/csr/Devices';
import { EnvelopeSimple } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { Lock } from '@phosphor-icons/react/dist/csr/Lock';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { words } from '../words/profile.js';
import { sessions } from './account.queries.js';
import { EmailDialog } from './email-dialog.js';
import { PasswordDialog } from './password-dialog.js';
import { SessionsDialog } from './sessions-dialog.js';

/** E-mail, password and sessions of the account (G27). */
export function AccountRows({ email }: { readonly email: string }) {
  const [open, setOpen] = useState<'email' | 'password' | 'sessions' | null>(null);
  const close = (): void => setOpen(null);
  const { data: opened } = useQuery(sessions);
  return (
    <section className="card rows">
      <button type="button" className="lk" onClick={() => setOpen('email')}>
        <RowWords
          icon={<EnvelopeSimple size={22} weight="duotone" aria-hidden />}
          title={words.email.row}
          text={email}
        />
        <CaretRight size={18} weight="bold" aria-hidden />
      </button>
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
          text={opened ? words.sessions.open(opened.open) : words.sessions.rowText}
        />
        <CaretRight size={18} weight="bold" aria-hidden />
      </button>
      {open === 'email' && <EmailDialog email={email} onClose={close} />}
      {open === 'password' && <PasswordDialog onClose={close} />}
      {open === 'sessions' && <SessionsDialog onClose={close} />}
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
