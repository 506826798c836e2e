import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { type Permissions } from '@alcancia/contracts/caller';
import { requestOpened } from '@alcancia/contracts/family';
import { adultChanged, pinLocked } from '@alcancia/contracts/identity';
import { listNotifications } from '@alcancia/contracts/notifications';
import { fullAccess } from '@alcancia/contracts/testing/example-views';
import { anAdult, type TestService } from '@alcancia/server-kit/testing';

import { until } from '@alcancia/testing';

import { addressOf, aKnownFamily, bootNotifications } from '../../test/a-family.js';

let service: TestService;
beforeAll(async () => {
  service = await bootNotifications();
});
afterAll(() => service.close());

const inTwoMinutes = (): void => service.clock.shift(120_000);

/** A family whose child and whose reward are called like what is asked of somebody. */
async function aFamilyOfTwo(permissions: Permissions = fullAccess) {
  const family = await aKnownFamily(service, { timeZone: 'Etc/GMT-1', children: ['Mira'] });
  const rosa = v7();
  await service.tell(adultChanged, { adultId: rosa, displayName: 'Rosa' });
  await family.link(rosa, family.childId, 'guardian', permissions);
  const finish = async () => {
    const { familyId, childId } = family;
    const about = { familyId, childId, requestId: v7(), kind: 'actividad' as const };
    await service.tell(requestOpened, { ...about, title: 'Elige tú', points: 1, coinsCents: 0 });
    await service.settled();
  };
  const readsOf = async (userId: string): Promise<string[]> => {
    const { notifications } = await service.ask(listNotifications, anAdult({ userId }), {});
    return notifications.map(({ payload }) => payload.message);
  };
  return { ...family, rosa, finish, readsOf };
}

test('each adult reads the bell in the own way; names and titles stay as they were typed', async () => {
  const { ownerId, rosa, finish, readsOf } = await aFamilyOfTwo();
  await service.tell(adultChanged, { adultId: rosa, displayName: 'Rosa', languageVariant: 'vos' });
  await finish();
  expect(await readsOf(ownerId)).toEqual(['Mira terminó «Elige tú». Revísalo cuando puedas.']);
  expect(await readsOf(rosa)).toEqual(['Mira terminó «Elige tú». Revisalo cuando puedas.']);
});

test('so is the e-mail, to its last line', async () => {
  const { ownerId, rosa, familyId, childId } = await aFamilyOfTwo();
  await service.tell(adultChanged, { adultId: rosa, displayName: '[Rosa, revisa]', languageVariant: 'vos' });
  const lockedUntil = service.clock.now().toISOString();
  await service.tell(pinLocked, { childId, familyId, lockedUntil, needsAdult: true });
  const mailTo = (adultId: string) => service.mails.find(({ to }) => to === addressOf(adultId));
  await until('both are written to', async () => {
    inTwoMinutes();
    await service.settled();
    return mailTo(ownerId) !== undefined && mailTo(rosa) !== undefined;
  });
  const blocked = 'El PIN de Mira está bloqueado.';
  expect(mailTo(ownerId)!.subject).toBe(`${blocked} Desbloquéalo o restablécelo en su ficha.`);
  expect(mailTo(ownerId)!.html).toContain('copia esta dirección');
  expect(mailTo(rosa)!.subject).toBe(`${blocked} Desbloquealo o restablecelo en su ficha.`);
  expect(mailTo(rosa)!.text).toContain('¡Hola, [Rosa, revisa]!');
  expect(mailTo(rosa)!.html).toContain('copiá esta dirección');
});

test('a later change of the name keeps the way, and another choice holds for the next notice', async () => {
  const { rosa, finish, readsOf } = await aFamilyOfTwo();
  await service.tell(adultChanged, { adultId: rosa, displayName: 'Rosa', languageVariant: 'vos' });
  await service.tell(adultChanged, { adultId: rosa, displayName: 'Rosa María' });
  await finish();
  await service.tell(adultChanged, { adultId: rosa, displayName: 'Rosa María', languageVariant: 'tu' });
  await finish();
  expect((await readsOf(rosa)).toSorted()).toEqual([
    'Mira terminó «Elige tú». Revisalo cuando puedas.',
    'Mira terminó «Elige tú». Revísalo cuando puedas.',
  ]);
});
