import { revokeDevice } from '@alcancia/contracts/identity';
import { format, useWrite } from '@alcancia/web-kit';
import { Pig } from '@alcancia/web-kit/art';
import { Button, Dialog, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/settings.js';
import type { Device } from './settings.queries.js';

interface RevokeDialogProps {
  readonly device: Device;
  readonly onClose: () => void;
}

/** Asks before a device loses its right; sessions on it end at once (G26). */
export function RevokeDialog({ device: { id, name, childNames }, onClose }: RevokeDialogProps) {
  const revoke = useWrite(revokeDevice, {
    onSuccess: () => {
      toast({ kind: 'success', title: words.devices.revoked(name) });
      onClose();
    },
    onError: (error) => toastError(error),
  });
  const footer = (
    <>
      <Button kind="line" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button kind="danger" busy={revoke.isPending} onClick={() => revoke.mutate({ deviceId: id })}>
        {words.devices.revoke}
      </Button>
    </>
  );
  return (
    <Dialog title={words.devices.revokeTitle(name)} onClose={onClose} footer={footer}>
      <div className="revoke">
        <Pig mood="calm" coin={false} />
        <p className="muted">
          {childNames.length > 0
            ? words.devices.revokeText(format.listOf(childNames), childNames.length > 1)
            : words.devices.revokeNobody}
        </p>
      </div>
    </Dialog>
  );
}
