import { type ReactNode, useState } from 'react';

import type { ErrorDetails } from '@alcancia/contracts/errors';
import {
  beginPasskey,
  beginTotp,
  confirmTotp,
  removePasskey,
  renewRecoveryCodes,
  turnOffTotp,
} from '@alcancia/contracts/identity';
import { useWrite } from '@alcancia/web-kit';
import { Bones, Dialog, ErrorPanel, Part, toast } from '@alcancia/web-kit/ui';

import { words } from '../words/second-step.js';
import { BothStepsForm } from './both-steps-form.js';
import { PasskeyForm } from './passkey-form.js';
import { RecoveryCodes } from './recovery-codes.js';
import { ScanForm } from './scan-form.js';
import { SecondStepNow } from './second-step-now.js';
import './second-step.css';

/** Where one is in the dialog. */
export type Stage =
  | { readonly at: 'now' | 'begin' | 'move' | 'renew' | 'turnOff' | 'add' }
  | { readonly at: 'scan'; readonly secret: string; readonly uri: string }
  | { readonly at: 'make'; readonly options: ErrorDetails }
  | { readonly at: 'remove'; readonly passkeyId: string; readonly name: string }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

const failed = (retry: () => void) => <ErrorPanel title={words.failed} onRetry={retry} />;

const titles: Record<Stage['at'], string> = {
  now: words.title,
  begin: words.begin.title,
  move: words.move.title,
  renew: words.renew.title,
  turnOff: words.turnOff.title,
  scan: words.scan.title,
  codes: words.codes.title,
  add: words.passkeys.add.title,
  make: words.passkeys.add.title,
  remove: words.passkeys.removal.title,
};

/** 'Verificación en dos pasos': setting it up, its recovery codes, turning it off (G27). */
export default function SecondStepDialog({ onClose }: { readonly onClose: () => void }) {
  const [stage, setStage] = useState<Stage>({ at: 'now' });
  return (
    <Dialog title={titles[stage.at]} onClose={onClose} closesOutside={false}>
      <Part key={stage.at} fallback={<Bones lines={4} />} failed={failed}>
        <StageOf stage={stage} go={setStage} onClose={onClose} />
      </Part>
    </Dialog>
  );
}

interface StageProps {
  readonly stage: Stage;
  readonly go: (stage: Stage) => void;
  readonly onClose: () => void;
}

function StageOf({ stage, go, onClose }: StageProps): ReactNode {
  const toNow = (): void => go({ at: 'now' });
  /** The codes are shown once; an account that has some already gets none. */
  const toCodes = (codes: readonly string[]): void => (codes.length > 0 ? go({ at: 'codes', codes }) : toNow());
  const doneWith = (title: string) => () => {
    toast({ kind: 'success', title });
    toNow();
  };
  const begin = useWrite(beginTotp, { onSuccess: (shown) => go({ at: 'scan', ...shown }) });
  const confirm = useWrite(confirmTotp, {
    onSuccess: ({ recoveryCodes }) => {
      toast({ kind: 'success', title: words.started });
      toCodes(recoveryCodes);
    },
  });
  const renew = useWrite(renewRecoveryCodes, { onSuccess: ({ recoveryCodes }) => toCodes(recoveryCodes) });
  const turnOff = useWrite(turnOffTotp, { onSuccess: doneWith(words.turnOff.done) });
  const add = useWrite(beginPasskey, { onSuccess: ({ options }) => go({ at: 'make', options }) });
  const remove = useWrite(removePasskey, { onSuccess: doneWith(words.passkeys.removal.done) });
  switch (stage.at) {
    case 'now':
      return <SecondStepNow go={go} />;
    case 'begin':
      return <BothStepsForm {...words.begin} act={begin} onCancel={toNow} />;
    case 'move':
      return <BothStepsForm {...words.move} act={begin} onCancel={toNow} />;
    case 'scan':
      return (
        <ScanForm
          {...stage}
          busy={confirm.isPending}
          error={confirm.error}
          onCode={(code) => confirm.mutate({ code })}
          onCancel={toNow}
        />
      );
    case 'codes':
      return <RecoveryCodes codes={stage.codes} onDone={onClose} />;
    case 'renew':
      return <BothStepsForm {...words.renew} act={renew} onCancel={toNow} />;
    case 'turnOff':
      return <BothStepsForm {...words.turnOff} kind="danger" act={turnOff} onCancel={toNow} />;
    case 'add':
      return <BothStepsForm {...words.passkeys.add} act={add} onCancel={toNow} />;
    case 'make':
      return <PasskeyForm options={stage.options} onDone={toCodes} onCancel={toNow} />;
    case 'remove': {
      const { passkeyId, name } = stage;
      const act = {
        isPending: remove.isPending,
        mutate: (proof: Parameters<typeof turnOff.mutate>[0], then: Parameters<typeof remove.mutate>[1]) =>
          remove.mutate({ passkeyId, ...proof }, then),
      };
      const { text, submit } = words.passkeys.removal;
      return <BothStepsForm text={text(name)} submit={submit} kind="danger" act={act} onCancel={toNow} />;
    }
  }
}
