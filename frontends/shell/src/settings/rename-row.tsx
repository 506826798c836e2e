import { type FormEvent, useState } from 'react';

import { renameDevice } from '@alcancia/contracts/identity';
import { useWrite } from '@alcancia/web-kit';
import { Button, TextField, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/settings.js';
import { DeviceIcon } from './device-row.js';
import type { Device } from './settings.queries.js';

interface RenameRowProps {
  readonly device: Device;
  readonly onEnd: () => void;
}

/** A device gets another name, in its own row. */
export function RenameRow({ device: { id, name: before, type, version }, onEnd }: RenameRowProps) {
  const [name, setName] = useState(before);
  const [isBlank, setBlank] = useState(false);
  const [readVersion] = useState(version);
  const save = useWrite(renameDevice, {
    onSuccess: () => {
      toast({ kind: 'success', title: words.devices.renamed });
      onEnd();
    },
    onError: (error) => toastError(error),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setBlank(!name.trim());
    if (name.trim() && !save.isPending) save.mutate({ deviceId: id, name: name.trim(), version: readVersion });
  };
  return (
    <form noValidate className="editrow" onSubmit={submit}>
      <DeviceIcon type={type} />
      <TextField
        label={words.devices.name}
        autoFocus
        maxLength={40}
        autoComplete="off"
        value={name}
        error={isBlank ? words.devices.writeName : undefined}
        onChange={setName}
      />
      <div className="da">
        <Button type="submit" busy={save.isPending}>
          {words.devices.save}
        </Button>
        <Button kind="bare" onClick={onEnd}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
