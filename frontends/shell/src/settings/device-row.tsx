import { Desktop } from '@phosphor-icons/react/dist/csr/Desktop';
import { DeviceMobile } from '@phosphor-icons/react/dist/csr/DeviceMobile';
import { DeviceTablet } from '@phosphor-icons/react/dist/csr/DeviceTablet';
import { PencilSimple } from '@phosphor-icons/react/dist/csr/PencilSimple';

import { format } from '@alcancia/web-kit';
import { Button } from '@alcancia/web-kit/ui';

import { words } from '../words/settings.js';
import type { Device } from './settings.queries.js';

const shapes = { mobile: DeviceMobile, tablet: DeviceTablet, desktop: Desktop };
const tags = { autorizado: 'tag tag-success', revocado: 'tag', inactivo: 'tag' };

export function DeviceIcon({ type }: Pick<Device, 'type'>) {
  const Shape = shapes[type];
  return (
    <span className="ic-tile">
      <Shape size={24} weight="duotone" role="img" aria-label={words.devices.kinds[type]} />
    </span>
  );
}

interface DeviceRowProps {
  readonly device: Device;
  readonly onRename: () => void;
  readonly onRevoke: () => void;
}

/** One device, what it is called, for whom, and when it was last seen. */
export function DeviceRow({ device, onRename, onRevoke }: DeviceRowProps) {
  const { name, type, state, authorizedBy, lastSeenAt, childNames } = device;
  const isRevoked = state === 'revocado';
  const seen = state === 'inactivo' ? words.devices.idle : words.devices.seen(format.relativeTime(lastSeenAt));
  return (
    <div className={state === 'autorizado' ? 'dv' : 'dv idle'}>
      <DeviceIcon type={type} />
      <div className="dt">
        <p className="t">
          {name}
          <span className={tags[state]}>{words.devices.states[state]}</span>
        </p>
        <p className="caption">{[seen, authorizedBy && words.devices.by(authorizedBy)].filter(Boolean).join(' · ')}</p>
        {childNames.length > 0 && <p className="caption">{words.devices.for(format.listOf(childNames))}</p>}
      </div>
      {!isRevoked && (
        <>
          <button type="button" className="icon-btn" aria-label={words.devices.rename(name)} onClick={onRename}>
            <PencilSimple size={22} aria-hidden />
          </button>
          <Button kind="line" className="rv" aria-label={words.devices.revokeNamed(name)} onClick={onRevoke}>
            {words.devices.revoke}
          </Button>
        </>
      )}
    </div>
  );
}
