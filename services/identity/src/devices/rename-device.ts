import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { entryChanged, renameDevice } from '@alcancia/contracts/identity';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { mustBeVersion } from '../profiles/version.policy.js';
import { deviceToChange } from './owned-device.store.js';

/** An adult calls a device by the name that the family uses. */
@UseCase()
export class RenameDevice {
  @Handles(renameDevice)
  async execute(
    adult: Caller,
    { deviceId, name, version }: InputOf<typeof renameDevice>,
    { em, now, publish }: Work,
  ): Promise<OutputOf<typeof renameDevice>> {
    const { device, childIds } = await deviceToChange(em, adult, deviceId);
    mustBeVersion(device, version);
    device.rename(name, now);
    await em.flush();
    for (const childId of childIds) publish(entryChanged, { childId, familyId: device.familyId });
    return { version: device.version };
  }
}
