import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Empty, steadyPlace, useSteady } from '@alcancia/web-kit/ui';

import { words } from '../words/settings.js';
import { DeviceRow } from './device-row.js';
import { RenameRow } from './rename-row.js';
import { RevokeDialog } from './revoke-dialog.js';
import { type Device, devices } from './settings.queries.js';

/** A device that left the list while the adult looked: its place says what became of it. */
const gone = (last: Device): Device => ({ ...last, state: 'revocado' });

/** The devices on which the children may enter (G26); the list stands still until the next visit. */
export function DevicesTab() {
  const { data } = useSuspenseQuery(devices);
  const { items: shown } = useSteady(data.devices, { keyOf: ({ id }) => id, gone });
  const [renamed, setRenamed] = useState<string | null>(null);
  const [revoked, setRevoked] = useState<Device | null>(null);
  const stopRenaming = (): void => setRenamed(null);
  return (
    <>
      <Limit used={data.currentDevices} limit={data.deviceLimit} />
      {shown.length === 0 ? (
        <Empty title={words.devices.empty} text={words.devices.emptyText} mood="think" />
      ) : (
        <section className="card" ref={steadyPlace}>
          <div className="card-head">
            <div>
              <h2>{words.devices.title}</h2>
              <p className="caption">{words.devices.text}</p>
            </div>
          </div>
          <ul className="dvs">
            {shown.map((device) => (
              <li key={device.id} data-steady={device.id} tabIndex={-1}>
                {device.id === renamed ? (
                  <RenameRow device={device} onEnd={stopRenaming} />
                ) : (
                  <DeviceRow
                    device={device}
                    onRename={() => setRenamed(device.id)}
                    onRevoke={() => setRevoked(device)}
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {revoked && <RevokeDialog device={revoked} onClose={() => setRevoked(null)} />}
    </>
  );
}

/** More slots than this say no more than the words. */
const mostSlots = 12;

function Limit({ used, limit }: { readonly used: number; readonly limit: number }) {
  return (
    <section className="limit">
      <div>
        <h2>{words.devices.inUse(used, limit)}</h2>
        <p>{words.devices.plan(limit)}</p>
      </div>
      {limit > 0 && limit <= mostSlots && (
        <div className="lslots" role="img" aria-label={words.devices.slots(used, limit)}>
          {Array.from({ length: limit }, (_, at) => (
            <i key={at} className={at < used ? 'on' : undefined} />
          ))}
        </div>
      )}
    </section>
  );
}
