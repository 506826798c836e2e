import { defineEntity, p } from '@mikro-orm/core';

import { inactiveAfterMs } from './device.limits.js';

type DeviceType = 'mobile' | 'tablet' | 'desktop';

/** What a device is called until somebody names it (spec 2 §3). */
const firstNames: Readonly<Record<DeviceType, string>> = {
  mobile: 'Teléfono',
  tablet: 'Tablet',
  desktop: 'Computadora',
};

const DeviceSchema = defineEntity({
  name: 'Device',
  tableName: 'devices',
  properties: {
    id: p.uuid().primary(),
    familyId: p.uuid(),
    /** The key kept on the device, as a keyed digest (G26). */
    fingerprintHmac: p.text().hidden(),
    name: p.text(),
    type: p.text().$type<DeviceType>(),
    /** With the screen, only to recognise a device that has lost its key; never sent. */
    userAgent: p.text().hidden(),
    screen: p.text().hidden(),
    authorizedBy: p.uuid(),
    lastSeenAt: p.datetime(),
    revokedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    version: p.integer().version(),
  },
});

interface DeviceFeatures {
  readonly name: string | undefined;
  readonly type: DeviceType;
  readonly userAgent: string;
  readonly screen: string;
}

/** A phone, tablet or computer of a household. */
export class Device extends DeviceSchema.class {
  state(now: Date): 'autorizado' | 'revocado' | 'inactivo' {
    if (this.revokedAt) return 'revocado';
    return now.getTime() - this.lastSeenAt.getTime() > inactiveAfterMs ? 'inactivo' : 'autorizado';
  }

  /** Takes one of the plan's places. */
  counts(now: Date): boolean {
    return this.state(now) === 'autorizado';
  }

  /** Authorised (again) by this adult; it keeps its name unless it is given another. */
  authorize({ name, ...features }: DeviceFeatures, adultId: string, now: Date): void {
    Object.assign(this, features, { authorizedBy: adultId, lastSeenAt: now, revokedAt: null, updatedAt: now });
    this.name = name ?? this.name;
  }

  rename(name: string, now: Date): void {
    this.name = name;
    this.updatedAt = now;
  }

  revoke(now: Date): void {
    this.revokedAt = now;
    this.updatedAt = now;
  }
}
DeviceSchema.setClass(Device);

export const firstDeviceName = (type: DeviceType): string => firstNames[type];
