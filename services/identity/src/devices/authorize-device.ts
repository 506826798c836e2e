import { LockMode } from '@mikro-orm/core';

import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { authorizeDevice, deviceLinked, entryChanged } from '@alcancia/contracts/identity';
import { type Caller, Handles, notFound, type Steps, UseCase, type Work } from '@alcancia/server-kit';

import { Household } from '../households/household.entity.js';
import { hasRoom } from '../plans/plan-limits.entity.js';
import { AdultProof } from '../sessions/adult-proof.client.js';
import { DeviceAccess, deviceUse } from './device-access.store.js';
import { Device, firstDeviceName } from './device.entity.js';
import { deviceLimitReached } from './device.errors.js';

// Two devices authorised at once must not both take the plan's last place.
const lockMode = LockMode.PESSIMISTIC_WRITE;

/** An adult lets a child use this device, with the account's password and within the plan's limit (spec 2 §5). */
@UseCase()
export class AuthorizeDevice {
  constructor(
    private readonly devices: DeviceAccess,
    private readonly proof: AdultProof,
  ) {}

  @Handles(authorizeDevice)
  async execute(
    adult: Caller,
    { password, proofToken, ...input }: InputOf<typeof authorizeDevice>,
    steps: Steps,
  ): Promise<OutputOf<typeof authorizeDevice>> {
    if (password !== undefined) await this.proof.demand(steps, adult, { password });
    else await this.proof.mustBeRecent(steps, adult, { proofToken: proofToken ?? '', fingerprint: input.fingerprint });
    return steps.step('authorize', (work) => this.authorize(adult, input, work));
  }

  private async authorize(
    adult: Caller,
    {
      childId,
      fingerprint,
      name,
      type,
      userAgent,
      screen,
    }: Omit<InputOf<typeof authorizeDevice>, 'password' | 'proofToken'>,
    { em, now, newId, publish }: Work,
  ): Promise<OutputOf<typeof authorizeDevice>> {
    const familyId = adult.familyOf(childId);
    await em.findOneOrFail(Household, { id: familyId }, { lockMode, failHandler: notFound });
    const features = { name, type, userAgent, screen };
    const known = await this.devices.find(em, familyId, fingerprint);
    const use = await deviceUse(em, familyId, now);
    const takesPlace = known?.counts(now) !== true;
    if (takesPlace && !hasRoom(use.deviceLimit, use.currentDevices)) {
      throw deviceLimitReached(use.deviceLimit, use.currentDevices);
    }

    const device =
      known ??
      em.create(Device, {
        id: newId(),
        familyId,
        fingerprintHmac: this.devices.digest(fingerprint),
        ...features,
        name: name ?? firstDeviceName(type),
        authorizedBy: adult.adultId,
        lastSeenAt: now,
        createdAt: now,
        updatedAt: now,
      });
    if (known && takesPlace) await this.forgetLinks(em, known.id, now);
    device.authorize(features, adult.adultId, now);
    await em.flush();
    if (await this.link(em, device.id, childId, adult.adultId, now)) {
      publish(deviceLinked, { deviceId: device.id, familyId, childId, name: device.name, by: adult.adultId });
      publish(entryChanged, { childId, familyId });
    }
    return { deviceId: device.id, ...(await deviceUse(em, familyId, now)) };
  }

  /** A device that was inactive starts without children: the authorisations of its other children are revoked. */
  private forgetLinks(em: Work['em'], deviceId: string, now: Date): Promise<unknown> {
    return em.execute(
      `update identity.device_authorizations set revoked_at = ? where device_id = ? and revoked_at is null`,
      [now.toISOString(), deviceId],
    );
  }

  /** Whether the child may use the device only from now on. */
  private async link(em: Work['em'], deviceId: string, childId: string, by: string, now: Date): Promise<boolean> {
    const linked = await em.execute<unknown[]>(
      `insert into identity.device_authorizations as a
         (device_id, child_id, authorized_by, authorized_at, last_seen_at) values (?, ?, ?, ?, ?)
       on conflict (device_id, child_id) do update
         set authorized_by = excluded.authorized_by, authorized_at = excluded.authorized_at,
             last_seen_at = excluded.last_seen_at, revoked_at = null
         where a.revoked_at is not null
       returning device_id`,
      [deviceId, childId, by, now.toISOString(), now.toISOString()],
    );
    return linked.length > 0;
  }
}
