import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import type { DataOf } from '@alcancia/contracts/define';
import {
  adultChanged,
  childChanged,
  guardianshipChanged,
  ownershipOfferChanged,
  pinLocked,
} from '@alcancia/contracts/identity';
import { listNotifications, notificationsRead } from '@alcancia/contracts/notifications';
import { fullAccess } from '@alcancia/contracts/testing/example-views';
import { anAdult, type TestService } from '@alcancia/server-kit/testing';

import { bootNotifications } from '../../test/a-family.js';

let service: TestService;
beforeAll(async () => {
  service = await bootNotifications();
});
afterAll(() => service.close());

/** Mateo, his owner, and another adult who is linked to him. */
async function aTeam() {
  const [familyId, childId, ownerId, guestId] = [v7(), v7(), v7(), v7()];
  const look = { avatar: 'fox', palette: 'soft-blue', isNew: true } as const;
  await service.tell(childChanged, { childId, familyId, displayName: 'Mateo', ...look });
  let sequence = 0;
  const linked = (adultId: string, about: Partial<DataOf<typeof guardianshipChanged>> = {}) => {
    sequence += 1;
    const link = { childId, familyId, adultId, role: 'guardian' as const, permissions: fullAccess, isActive: true };
    return service.tell(guardianshipChanged, { ...link, ...about }, { sequence });
  };
  await linked(ownerId, { role: 'owner' });
  const saidTo = async (userId: string) => {
    const { notifications: bell } = await service.ask(listNotifications, anAdult({ userId }), {});
    return bell.map(({ payload }) => payload.message);
  };
  return { familyId, childId, ownerId, guestId, linked, saidTo };
}

test('that another adult went is told to those who stay', async () => {
  const { ownerId, guestId, linked, saidTo } = await aTeam();
  await service.tell(adultChanged, { adultId: guestId, displayName: 'Rosa' });
  await linked(guestId, { change: 'began' });
  await linked(guestId, { change: 'left', isActive: false });
  expect(await saidTo(ownerId)).toEqual(['Rosa dejó de acompañar a Mateo.']);
  expect(await saidTo(guestId)).toEqual([]);
});

test('what the owner did to the rights of an adult is told to that adult alone', async () => {
  const { ownerId, guestId, linked, saidTo } = await aTeam();
  await linked(guestId);
  await linked(guestId, { change: 'rights', role: 'viewer' });
  expect(await saidTo(guestId)).toEqual(['Cambiaron tus permisos con Mateo.']);
  await linked(guestId, { change: 'ended', isActive: false });
  expect(await saidTo(guestId)).toEqual(['Ya no acompañas a Mateo.']);
  expect(await saidTo(ownerId)).toEqual([]);
});

test('whose link has ended finds nothing of the child in the bell any more, and the others do', async () => {
  const { childId, familyId, ownerId, guestId, linked, saidTo } = await aTeam();
  await linked(guestId);
  const lockedUntil = new Date(0).toISOString();
  await service.tell(pinLocked, { childId, familyId, lockedUntil, needsAdult: false });
  expect(await saidTo(guestId)).toHaveLength(1);
  await linked(guestId, { isActive: false });
  expect([(await saidTo(guestId)).length, (await saidTo(ownerId)).length]).toEqual([0, 1]);
  expect(await service.published(notificationsRead)).toContainEqual({ recipientId: guestId });
});

test.each([
  ['offered', 'to', 'Laura te propone ser propietario de su familia. Respóndele en Configuración.'],
  ['withdrawn', 'to', 'Laura retiró su propuesta de pasarte la familia.'],
  ['accepted', 'from', 'Rosa aceptó: ahora es propietario de la familia.'],
  ['declined', 'from', 'Rosa no aceptó ser propietario de la familia.'],
] as const)(
  'an offer to take over a household that was %s is told to the one who did not do it',
  async (status, to, message) => {
    const { familyId, ownerId: fromId, guestId: toId, saidTo } = await aTeam();
    await service.tell(adultChanged, { adultId: fromId, displayName: 'Laura' });
    await service.tell(adultChanged, { adultId: toId, displayName: 'Rosa' });
    await service.tell(ownershipOfferChanged, { offerId: v7(), familyId, fromId, toId, status });
    const said = { from: await saidTo(fromId), to: await saidTo(toId) };
    expect(said).toEqual({ from: [], to: [], [to]: [message] });
  },
);
