import { DeviceTablet } from '@phosphor-icons/react/dist/csr/DeviceTablet';
import { Lock } from '@phosphor-icons/react/dist/csr/Lock';
import { type FormEvent, useState } from 'react';

import type { OutputOf } from '@alcancia/contracts/define';
import { authorizeDevice, proveAdult } from '@alcancia/contracts/identity';
import { type ApiError, deviceKey, deviceType, useWrite } from '@alcancia/web-kit';
import { Avatar, Button, Dialog, PasswordField, TextField } from '@alcancia/web-kit/ui';

import { words } from '../words/selector.js';
import { AttemptGap } from './attempt-gap.js';
import { troubleOf } from './password-errors.js';
import type { ChildCard } from './selector.queries.js';

interface DeviceDialogProps {
  readonly child: ChildCard;
  /** `proofToken`: the password has been given and serves what follows. */
  readonly onAuthorized: (use: OutputOf<typeof authorizeDevice>, proofToken: string) => void;
  readonly onFull: (error: ApiError) => void;
  readonly onClose: () => void;
}

const troubles = {
  wrong: words.device.wrongPassword,
  'too-soon': words.device.tooSoon,
  limited: words.device.wait,
  'server-limited': words.device.limited,
  other: words.device.failed,
};

/** An adult lets a child use this device: the password, and a name for it if wanted (spec 2 §5). */
export function DeviceDialog({ child, onAuthorized, onFull, onClose }: DeviceDialogProps) {
  const type = deviceType();
  const [password, setPassword] = useState('');
  const [name, setName] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [gap] = useState(() => new AttemptGap());
  const onError = (refusal: ApiError) => {
    if (refusal.code === 'device_limit_reached') return onFull(refusal);
    const trouble = troubleOf(refusal);
    if (trouble === 'server-limited') gap.rest(Date.now());
    setError(refusal.code === 'device_unknown' ? words.device.unknown : troubles[trouble]);
  };
  const authorize = useWrite(authorizeDevice, {
    onSuccess: (use, { proofToken = '' }) => onAuthorized(use, proofToken),
    onError,
  });
  const prove = useWrite(proveAdult, {
    onSuccess: ({ proofToken }) =>
      authorize.mutate({
        childId: child.id,
        fingerprint: deviceKey(),
        name: name.trim() || words.device.names[type],
        type,
        userAgent: navigator.userAgent.slice(0, 400),
        screen: `${screen.width}x${screen.height}`,
        proofToken,
      }),
    onError,
  });
  const isBusy = prove.isPending || authorize.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!password.trim()) return setError(words.writePassword);
    const tooEarly = gap.refusal(Date.now());
    if (tooEarly) return setError(troubles[tooEarly]);
    setError(undefined);
    prove.mutate({ proof: { password }, fingerprint: deviceKey() });
  };
  return (
    <Dialog title={words.device.title} onClose={onClose} closesOutside={false}>
      <div className="device-who">
        <Avatar name={child.avatar} size={56} />
        <p>
          <b>{child.displayName}</b>
          {words.device.text}
        </p>
      </div>
      <form noValidate className="device-form" onSubmit={submit}>
        <PasswordField
          label={words.password}
          autoFocus
          maxLength={200}
          icon={<Lock size={20} />}
          value={password}
          error={error}
          onChange={setPassword}
        />
        <TextField
          label={words.device.name}
          isOptional
          maxLength={40}
          placeholder={words.device.names[type]}
          icon={<DeviceTablet size={20} />}
          value={name}
          onChange={setName}
        />
        <div className="dialog-acts">
          <Button kind="line" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={isBusy}>
            {words.device.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
