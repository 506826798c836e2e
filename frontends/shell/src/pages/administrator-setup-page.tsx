import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { readWhoAmI, type WhoAmI } from '@alcancia/web-kit';
import { Button, lazyPage, Part } from '@alcancia/web-kit/ui';

import { PasswordDialog } from '../profile/password-dialog.js';
import { words } from '../words/administrator.js';

const SecondStepDialog = lazyPage('second-step-dialog', () => import('../profile/second-step-dialog.js'));

type Step = NonNullable<WhoAmI['pendingSetup']>[number];

const steps = [
  ['password', words.password],
  ['second-step', words.secondStep],
] as const;

interface SetupPageProps {
  readonly pending: readonly Step[];
  readonly onBegin: () => void;
  readonly onDone: () => void;
}

/** Two steps in their order: a password that nobody else has chosen, and a second step beside it (G53). */
export default function SetupPage({ pending, onBegin, onDone }: SetupPageProps) {
  const client = useQueryClient();
  const [open, setOpen] = useState<Step | null>(null);
  const close = (): void => {
    setOpen(null);
    void client.invalidateQueries({ queryKey: readWhoAmI.queryKey });
  };
  const begin = (step: Step): void => {
    onBegin();
    setOpen(step);
  };
  return (
    <>
      <div className="page-head">
        <h1>{words.title}</h1>
        <p>{words.about}</p>
      </div>
      <ol className="stack">
        {steps.map(([step, { title, text, act }]) => (
          <li key={step} className="card stack">
            <h2>{title}</h2>
            <p className="muted">{text}</p>
            {pending.includes(step) ? (
              <div>
                <Button disabled={step !== pending[0]} onClick={() => begin(step)}>
                  {act}
                </Button>
              </div>
            ) : (
              <p>
                <span className="tag tag-success">{words.done}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
      {pending.length === 0 && (
        <p>
          <Button onClick={onDone}>{words.enter}</Button>
        </p>
      )}
      {open === 'password' && <PasswordDialog onClose={close} />}
      {open === 'second-step' && (
        <Part fallback={null}>
          <SecondStepDialog onClose={close} />
        </Part>
      )}
    </>
  );
}
