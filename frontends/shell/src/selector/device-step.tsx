import { useState } from 'react';

import type { ApiError } from '@alcancia/web-kit';

import { DeviceCountDialog } from './device-count-dialog.js';
import { DeviceDialog } from './device-dialog.js';
import type { ChildCard } from './selector.queries.js';
import type { DeviceCheck } from './step.js';

interface DeviceStepProps {
  readonly child: ChildCard;
  readonly check: DeviceCheck;
  /** With what the password that was just given serves the wizard by. */
  readonly onDone: (proofToken: string | undefined) => void;
  readonly onDevices: () => void;
  readonly onClose: () => void;
}

interface Count {
  readonly used: number;
  readonly limit: number;
  readonly isFull: boolean;
  readonly proofToken?: string | undefined;
}

const countIn = ({ details }: ApiError, check: DeviceCheck): Count => ({
  used: typeof details['current'] === 'number' ? details['current'] : check.currentDevices,
  limit: typeof details['limit'] === 'number' ? details['limit'] : check.deviceLimit,
  isFull: true,
});

/** A device that no adult has authorised yet for this child. */
export function DeviceStep({ child, check, onDone, onDevices, onClose }: DeviceStepProps) {
  const [count, setCount] = useState<Count | null>(
    check.isAllowed ? null : { used: check.currentDevices, limit: check.deviceLimit, isFull: true },
  );
  if (count)
    return (
      <DeviceCountDialog
        {...count}
        onGo={count.isFull ? onDevices : () => onDone(count.proofToken)}
        onClose={onClose}
      />
    );
  return (
    <DeviceDialog
      child={child}
      onAuthorized={({ currentDevices, deviceLimit }, proofToken) =>
        setCount({ used: currentDevices, limit: deviceLimit, isFull: false, proofToken })
      }
      onFull={(error) => setCount(countIn(error, check))}
      onClose={onClose}
    />
  );
}
