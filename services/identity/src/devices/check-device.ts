import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { checkDevice } from '@alcancia/contracts/identity';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { hasRoom } from '../plans/plan-limits.entity.js';
import { DeviceAccess, deviceUse } from './device-access.store.js';

/** Before the PIN pad: may this child use this device, and if not, would one more fit in the plan? */
@UseCase()
export class CheckDevice {
  constructor(private readonly devices: DeviceAccess) {}

  @Handles(checkDevice)
  async execute(
    caller: Caller,
    { childId, fingerprint }: InputOf<typeof checkDevice>,
    { em, now }: Work,
  ): Promise<OutputOf<typeof checkDevice>> {
    const familyId = caller.familyOf(childId);
    const isAuthorized = (await this.devices.authorized(em, childId, fingerprint, now)) !== null;
    const use = await deviceUse(em, familyId, now);
    if (isAuthorized) return { isAuthorized, isAllowed: true, ...use, reason: 'authorized' };
    if (use.deviceLimit === -1) return { isAuthorized, isAllowed: true, ...use, reason: 'unlimited_plan' };

    const known = await this.devices.find(em, familyId, fingerprint);
    const isAllowed = known?.counts(now) === true || hasRoom(use.deviceLimit, use.currentDevices);
    return { isAuthorized, isAllowed, ...use, reason: isAllowed ? 'within_limit' : 'limit_reached' };
  }
}
