import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { type SubscriptionTurn, subscriptionTurned, subscriptionTurns } from '@alcancia/contracts/billing';
import { erasureDue } from '@alcancia/contracts/identity';
import { listNotifications, switchNotice } from '@alcancia/contracts/notifications';
import type { TestService } from '@alcancia/server-kit/testing';
import { until } from '@alcancia/testing';

import { addressOf, aKnownFamily, bootNotifications, travelToHour } from '../../test/a-family.js';
import { aTurn } from '../../test/a-turn.js';

let service: TestService;
beforeAll(async () => {
  service = await bootNotifications();
});
afterAll(() => service.close());

/** As Spanish writes it: a space at which no line breaks. */
const price = '990,00\u00A0MXN';
const mailed = subscriptionTurns.filter((turn) => turn !== 'trial_ending');

const mailsTo = async (adultId: string) => {
  await service.settled();
  return service.mails.filter(({ to }) => to === addressOf(adultId));
};

/** What the e-mail of each turn says first, in a family of Mexico City. */
const subjects: Readonly<Record<(typeof mailed)[number], string>> = {
  trial_started: 'Empezó tu prueba gratis del plan Familia.',
  started: 'Tu plan Familia está activo.',
  charged: `Recibimos tu pago de ${price}.`,
  payment_failed: 'PayPal no pudo cobrar tu plan Familia.',
  suspended: 'Tu plan Familia está en pausa.',
  resumed: 'Tu plan Familia vuelve a estar activo.',
  plan_changed: 'Ahora tienes el plan Familia.',
  cancelled: 'Cancelaste tu plan Familia.',
  ended: 'Terminó tu plan Familia: ahora tienes el plan Gratis.',
};

describe('each turn of a subscription', () => {
  test.each(mailed)('%s is told in the bell and by one e-mail, however often it is delivered', async (turn) => {
    const { familyId, ownerId, owner } = await aKnownFamily(service, { timeZone: 'America/Mexico_City' });
    const turned = aTurn({ familyId, recipientId: ownerId, turn, invoiceNumber: '2026-000007' });
    const id = v7();
    for (let time = 0; time < 3; time += 1) await service.tell(subscriptionTurned, turned, { id });
    const mails = await mailsTo(ownerId);
    expect(mails.map(({ subject }) => subject)).toEqual([subjects[turn]]);
    expect(mails[0]?.text).toContain('¡Hola, Laura!');
    expect(mails[0]?.text).toContain('https://alcancia.example/pricing');
    expect(mails[0]).not.toHaveProperty('headers');
    const { notifications } = await service.ask(listNotifications, owner, {});
    expect(notifications.map(({ payload }) => [payload.message, payload.link])).toEqual([[subjects[turn], '/pricing']]);
  });

  test('every e-mail says until when in the days of the family, and a receipt its invoice', async () => {
    const saysOf = async (turn: SubscriptionTurn, timeZone: string) => {
      const { familyId, ownerId } = await aKnownFamily(service, { timeZone });
      const turned = aTurn({ familyId, recipientId: ownerId, turn, invoiceNumber: '2026-000007' });
      await service.tell(subscriptionTurned, turned);
      return (await mailsTo(ownerId))[0]?.text ?? '';
    };
    expect(await saysOf('cancelled', 'America/Mexico_City')).toContain('hasta el 9 de diciembre de 2026');
    expect(await saysOf('cancelled', 'Europe/Madrid')).toContain('hasta el 10 de diciembre de 2026');
    expect(await saysOf('trial_started', 'Europe/Madrid')).toContain(`PayPal cobra ${price} al año`);
    expect(await saysOf('charged', 'Europe/Madrid')).toContain('Tu factura es la 2026-000007');
  });

  test('a date that is not known is left out', async () => {
    const { familyId, ownerId } = await aKnownFamily(service);
    await service.tell(subscriptionTurned, aTurn({ familyId, recipientId: ownerId, turn: 'cancelled', until: null }));
    const [mail] = await mailsTo(ownerId);
    expect(mail?.text).not.toContain('hasta el');
  });
});

describe('the end of a trial', () => {
  /** The e-mails of a reader once what waited for a minute has left. */
  const due = async (adultId: string) => {
    service.clock.shift(61_000);
    await service.takeTurn('send-waiting-mails');
    return mailsTo(adultId);
  };
  const reminded = async () => {
    const home = await aKnownFamily(service, { timeZone: 'Etc/GMT-1' });
    travelToHour(service, 12, 1);
    return { ...home, turned: aTurn({ familyId: home.familyId, recipientId: home.ownerId, turn: 'trial_ending' }) };
  };

  test('is a reminder: with what will be charged, and a link that ends reminders', async () => {
    const { ownerId, turned } = await reminded();
    await service.tell(subscriptionTurned, turned);
    const [mail, ...others] = await due(ownerId);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain(`termina el 10 de diciembre de 2026. Si sigues, PayPal cobrará ${price} al año.`);
    expect(mail?.headers?.['List-Unsubscribe']).toContain(`${ownerId}.reminders.`);
  });

  test('is not mailed to who has switched reminders off; what follows from the contract still is', async () => {
    const { ownerId, owner, turned } = await reminded();
    await service.ask(switchNotice, owner, { type: 'reminders', channel: 'email', isOn: false });
    await service.tell(subscriptionTurned, turned);
    expect(await due(ownerId)).toEqual([]);
    await service.tell(subscriptionTurned, { ...turned, turn: 'charged', invoiceNumber: '2026-000008' });
    expect(await mailsTo(ownerId)).toHaveLength(1);
  });
});

test('who is erased leaves nothing of what was said of their subscription', async () => {
  const { familyId, ownerId, owner } = await aKnownFamily(service);
  await service.tell(subscriptionTurned, aTurn({ familyId, recipientId: ownerId }));
  await service.settled();
  await service.tell(erasureDue, { erasureId: v7(), personId: ownerId, personRole: 'adult' });
  await until('the notices are gone', async () => {
    await service.settled();
    return (await service.ask(listNotifications, owner, {})).notifications.length === 0;
  });
  expect((await service.ask(listNotifications, owner, {})).notifications).toEqual([]);
});
