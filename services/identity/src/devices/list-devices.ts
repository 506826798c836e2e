import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { listDevices } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { Profile } from '../profiles/profile.entity.js';
import { deviceUse } from './device-access.store.js';
import { Device } from './device.entity.js';

/** Settings, 'Dispositivos': the devices of the children whom the adult is linked to, the last used first. */
@UseCase()
export class ListDevices {
  @Handles(listDevices)
  async execute(
    adult: Caller,
    _input: InputOf<typeof listDevices>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof listDevices>> {
    const childIds = adult.childrenWhom('seeDevices');
    const links = await em.execute<{ device_id: string; child_id: string }[]>(
      `select a.device_id, a.child_id
       from identity.device_authorizations a join identity.devices d on d.id = a.device_id
       where a.child_id = any(string_to_array(?, ',')::uuid[]) and (a.revoked_at is null or d.revoked_at is not null)`,
      [childIds.join(',')],
    );
    const devices = await em.find(
      Device,
      { id: { $in: links.map((link) => link.device_id) } },
      { orderBy: { lastSeenAt: 'desc', id: 'asc' } },
    );
    const people = await em.find(Profile, { id: { $in: [...childIds, ...devices.map((one) => one.authorizedBy)] } });
    const nameOf = (id: string) => people.find((one) => one.id === id)?.displayName ?? '';
    const [anyChild] = childIds;
    const familyId = adult.session.familyId ?? (anyChild === undefined ? null : adult.familyOf(anyChild));

    return {
      devices: devices.map((device) => ({
        id: device.id,
        name: device.name,
        type: device.type,
        state: device.state(now),
        authorizedBy: nameOf(device.authorizedBy),
        lastSeenAt: device.lastSeenAt.toISOString(),
        childNames: links
          .filter((link) => link.device_id === device.id)
          .map((link) => nameOf(link.child_id))
          .toSorted(),
        version: device.version,
      })),
      ...(await deviceUse(em, familyId, now)),
    };
  }
}
