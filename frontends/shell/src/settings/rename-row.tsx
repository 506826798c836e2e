import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';

import { renameDevice } from '@alcancia/contracts/identity';
import { useWrite, wordsFor } from '@alcancia/web-kit';
import { Button, HintBox, TextField, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/settings.js';
import { DeviceIcon } from './device-row.js';
import { type Device, devices } from './settings.queries.js';

interface RenameRowProps {
  readonly device: Device;
  readonly onEnd: () => void;
}

/** A device gets another name, in its own row. */
export function RenameRow({ device: { id, name: before, type, version }, onEnd }: RenameRowProps) {
  const [name, setName] = useState(before);
  const [isBlank, setBlank] = useState(false);
  const [readVersion, setReadVersion] = useState(version);
  const client = useQueryClient();
  const save = useWrite(renameDevice, {
    onSuccess: () => {
      toast({ kind: 'success', title: words.devices.renamed });
      onEnd();
    },
    onError: (error) => {
      if (error.code !== 'changed_before') toastError(error);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setBlank(!name.trim());
    if (name.trim() && !save.isPending) save.mutate({ deviceId: id, name: name.trim(), version: readVersion });
  };
  /** What was typed stays, and the next save replaces the name that is there now. */
  const reload = async (): Promise<void> => {
    const { devices: known } = await client.fetchQuery({ ...devices, staleTime: 0 });
    const now = known.find((device) => device.id === id);
    if (!now) return onEnd();
    if (name === before) setName(now.name);
    setReadVersion(now.version);
    save.reset();
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
      {save.error?.code === 'changed_before' && (
        <div className="conflict">
          <HintBox kind="bad">
            <p>{wordsFor(save.error).title}</p>
            <Button
              kind="line"
              size="small"
              onClick={() => void reload().catch((thrown: unknown) => toastError(thrown))}
            >
              {words.reload}
            </Button>
          </HintBox>
        </div>
      )}
    </form>
  );
}
