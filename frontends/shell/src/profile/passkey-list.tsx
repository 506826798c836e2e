import { Fingerprint } from '@phosphor-icons/react/dist/csr/Fingerprint';
import { type FormEvent, useState } from 'react';

import type { OutputOf } from '@alcancia/contracts/define';
import { type readSecondStep, renamePasskey } from '@alcancia/contracts/identity';
import { format, useWrite } from '@alcancia/web-kit';
import { Button, TextField, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/second-step.js';

type Passkey = NonNullable<OutputOf<typeof readSecondStep>['passkeys']>[number];

const says = words.passkeys;

interface PasskeyListProps {
  readonly passkeys: readonly Passkey[];
  readonly onRemove: (passkey: Passkey) => void;
}

/** The passkeys of the account; each can be called something else, or taken away. */
export function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  const [renamed, setRenamed] = useState<string | null>(null);
  return (
    <ul className="passkeys">
      {passkeys.map((passkey) => (
        <li key={passkey.passkeyId}>
          {renamed === passkey.passkeyId ? (
            <Rename passkey={passkey} onEnd={() => setRenamed(null)} />
          ) : (
            <Row passkey={passkey} onRename={() => setRenamed(passkey.passkeyId)} onRemove={() => onRemove(passkey)} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

function Row({ passkey: { name, createdAt, lastUsedAt }, onRename, onRemove }: RowProps) {
  const used = lastUsedAt ? says.used(format.relativeTime(lastUsedAt)) : says.made(format.relativeTime(createdAt));
  return (
    <div className="passkey">
      <span className="ic-tile">
        <Fingerprint size={22} weight="duotone" aria-hidden />
      </span>
      <div className="grow">
        <p className="t">{name}</p>
        <p className="caption">{used}</p>
      </div>
      <div className="passkey-acts">
        <Button kind="line" size="small" aria-label={says.renameNamed(name)} onClick={onRename}>
          {says.rename}
        </Button>
        <Button kind="line" size="small" aria-label={says.removeNamed(name)} onClick={onRemove}>
          {says.remove}
        </Button>
      </div>
    </div>
  );
}

function Rename({ passkey: { passkeyId, name: before }, onEnd }: { passkey: Passkey; onEnd: () => void }) {
  const [name, setName] = useState(before);
  const [isBlank, setBlank] = useState(false);
  const save = useWrite(renamePasskey, {
    onSuccess: () => {
      toast({ kind: 'success', title: says.renamed });
      onEnd();
    },
    onError: (error) => toastError(error),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setBlank(!name.trim());
    if (name.trim() && !save.isPending) save.mutate({ passkeyId, name: name.trim() });
  };
  return (
    <form noValidate className="passkey-name" onSubmit={submit}>
      <TextField
        label={says.name}
        autoFocus
        maxLength={40}
        autoComplete="off"
        value={name}
        error={isBlank ? says.writeName : undefined}
        onChange={setName}
      />
      <div className="second-step-acts">
        <Button kind="line" onClick={onEnd}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={save.isPending}>
          {says.save}
        </Button>
      </div>
    </form>
  );
}
