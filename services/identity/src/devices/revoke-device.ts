import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { accessChanged, deviceRevoked, entryChanged, revokeDevice } from '@alcancia/contracts/identity';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { endSessions } from '../sessions/session.store.js';
import { deviceToChange } from './owned-device.store.js';

/** An adult revokes a device; sessions on it end at once. */
@UseCase()
export class RevokeDevice {
  @Handles(revokeDevice)
  async execute(
    adult: Caller,
    { deviceId }: InputOf<typeof revokeDevice>,
    work: Work,
  ): Promise<OutputOf<typeof revokeDevice>> {
    const { em, now, publish } = work;
    const { device, childIds } = await deviceToChange(em, adult, deviceId);
    if (device.revokedAt) return {};

    device.revoke(now);
    await em.execute(
      `update identity.device_authorizations set revoked_at = ? where device_id = ? and revoked_at is null`,
      [now.toISOString(), deviceId],
    );
    await endSessions(work, { deviceId }, 'device-revoked');

    const { familyId, name } = device;
    publish(deviceRevoked, { deviceId, familyId, childIds, name, by: adult.userId });
    publish(accessChanged, { aboutId: deviceId, about: 'device' });
    for (const childId of childIds) publish(entryChanged, { childId, familyId });
    return {};
  }
}
