import { type SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, hmac } from '@alcancia/server-kit';

import { PlanLimits } from '../plans/plan-limits.entity.js';
import { deviceNotAuthorized } from './device.errors.js';
import { Device } from './device.entity.js';
import { inactiveAfterMs } from './device.limits.js';

const activeSince = (now: Date) => new Date(now.getTime() - inactiveAfterMs);

/** Which child may use which device (G26). */
@Injectable()
export class DeviceAccess {
  constructor(@Inject(CONFIG) private readonly config: { readonly PIN_SECRET: string }) {}

  /** Keyed hash of the device's key. */
  digest(fingerprint: string): string {
    return hmac(this.config.PIN_SECRET, `device:${fingerprint}`);
  }

  find(em: SqlEntityManager, familyId: string, fingerprint: string): Promise<Device | null> {
    return em.findOne(Device, { familyId, fingerprintHmac: this.digest(fingerprint) });
  }

  /** The id of the device when this child may use it now; also notes that it was seen. */
  async authorized(em: SqlEntityManager, childId: string, fingerprint: string, now: Date): Promise<string | null> {
    const [seen] = await em.execute<{ device_id: string }[]>(
      `with device as (
         update identity.devices d set last_seen_at = ?
         from identity.device_authorizations a
         where a.device_id = d.id and a.child_id = ? and a.revoked_at is null
           and d.fingerprint_hmac = ? and d.revoked_at is null and d.last_seen_at >= ?
         returning d.id
       )
       update identity.device_authorizations a set last_seen_at = ?
       from device where a.device_id = device.id and a.child_id = ? returning a.device_id`,
      [
        now.toISOString(),
        childId,
        this.digest(fingerprint),
        activeSince(now).toISOString(),
        now.toISOString(),
        childId,
      ],
    );
    return seen?.device_id ?? null;
  }

  /** The device's id; refuses a device that no adult has authorised for this child. */
  async mustBeAuthorized(em: SqlEntityManager, childId: string, fingerprint: string, now: Date): Promise<string> {
    const deviceId = await this.authorized(em, childId, fingerprint, now);
    if (deviceId === null) throw deviceNotAuthorized();
    return deviceId;
  }
}

/** Devices that take a place of the family's plan, and how many places there are. */
export async function deviceUse(em: SqlEntityManager, familyId: string | null, now: Date) {
  const { maxDevices } = await PlanLimits.of(em, familyId);
  const currentDevices =
    familyId === null
      ? 0
      : await em.count(Device, { familyId, revokedAt: null, lastSeenAt: { $gte: activeSince(now) } });
  return { currentDevices, deviceLimit: maxDevices };
}

/** The children whom a device is authorised for, or was until it was revoked. */
export async function childrenOfDevice(em: SqlEntityManager, deviceId: string): Promise<string[]> {
  const rows = await em.execute<{ child_id: string }[]>(
    `select a.child_id from identity.device_authorizations a join identity.devices d on d.id = a.device_id
     where d.id = ? and (a.revoked_at is null or d.revoked_at is not null) order by a.child_id`,
    [deviceId],
  );
  return rows.map((row) => row.child_id);
}
