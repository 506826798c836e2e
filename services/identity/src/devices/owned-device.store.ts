import { LockMode } from '@mikro-orm/core';
import { type SqlEntityManager } from '@mikro-orm/sql';

import { type Caller, failure, notFound } from '@alcancia/server-kit';

import { childrenOfDevice } from './device-access.store.js';
import { Device } from './device.entity.js';

/** The device and its children, locked for a change: seen with rights on any child, changed with rights on all (house §2.6). */
export async function deviceToChange(em: SqlEntityManager, adult: Caller, deviceId: string) {
  const childIds = await childrenOfDevice(em, deviceId);
  if (!childIds.some((childId) => adult.may('seeDevices', childId))) throw notFound();
  if (!childIds.every((childId) => adult.may('changeDevices', childId))) throw failure('not_permitted');
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const device = await em.findOneOrFail(Device, { id: deviceId }, { lockMode, failHandler: notFound });
  return { device, childIds };
}
