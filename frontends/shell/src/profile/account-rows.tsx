import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight';
import { Devices } from '@phosphor-icons/react/dist/csr/Devices';
import { EnvelopeSimple } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { Lock } from '@phosphor-icons/react/dist/csr/Lock';
import { ShieldCheck } from '@phosphor-icons/react/dist/csr/ShieldCheck';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import type { OutputOf } from '@alcancia/contracts/define';
import type { readSecondStep } from '@alcancia/contracts/identity';
import { lazyPage, Part } from '@alcancia/web-kit/ui';

import { words } from '../words/profile.js';
import { words as secondStepWords } from '../words/second-step.js';
import { secondStep, sessions } from './account.queries.js';
import { EmailDialog } from './email-dialog.js';
import { PasswordDialog } from './password-dialog.js';
import { SessionsDialog } from './sessions-dialog.js';

const SecondStepDialog = lazyPage('second-step-dialog', () => import('./second-step-dialog.js'));

/** E-mail, password, sessions and second step of the account (G27). */
export function AccountRows({ email }: { readonly email: string }) {
  const [open, setOpen] = useState<'email' | 'password' | 'sessions' | 'second-step' | null>(null);
  const close = (): void => setOpen(null);
  const { data: opened } = useQuery(sessions);
  const { data: second } = useQuery(secondStep);
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
      <button type="button" className="lk" onClick={() => setOpen('second-step')}>
        <RowWords
          icon={<ShieldCheck size={22} weight="duotone" aria-hidden />}
          title={secondStepWords.row}
          text={stateOf(second)}
        />
        <CaretRight size={18} weight="bold" aria-hidden />
      </button>
      {open === 'email' && <EmailDialog email={email} onClose={close} />}
      {open === 'password' && <PasswordDialog onClose={close} />}
      {open === 'sessions' && <SessionsDialog onClose={close} />}
      {open === 'second-step' && (
        <Part fallback={null}>
          <SecondStepDialog onClose={close} />
        </Part>
      )}
    </section>
  );
}

function stateOf(second: OutputOf<typeof readSecondStep> | undefined): string {
  if (!second) return secondStepWords.rowText;
  const { totpSince, passkeys = [] } = second;
  return totpSince === null && passkeys.length === 0 ? secondStepWords.off : secondStepWords.on;
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
