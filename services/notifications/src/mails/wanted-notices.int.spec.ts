import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { milestoneHit, requestApproved, requestLeftWaiting, requestOpened } from '@alcancia/contracts/family';
import { deviceLinked } from '@alcancia/contracts/identity';
import {
  listNotifications,
  preferencesChanged,
  readPreferences,
  setQuietHours,
  switchNotice,
} from '@alcancia/contracts/notifications';
import { fullAccess } from '@alcancia/contracts/testing/example-views';
import type { Mail } from '@alcancia/server-kit';
import { anAdult, type TestService } from '@alcancia/server-kit/testing';

import {
  aKnownFamily,
  bootNotifications,
  mailsAfterTurns,
  notificationsEnv,
  travelToHour,
} from '../../test/a-family.js';
import { SendWaitingMails } from './send-waiting-mails.js';
import { notificationsConfig } from '../notifications.config.js';
import { UnsubscribeLinks } from '../preferences/unsubscribe-links.cipher.js';

let service: TestService;
beforeAll(async () => {
  service = await bootNotifications();
  dueFor = mailsAfterTurns(service, new SendWaitingMails(config, links));
});
afterAll(() => service.close());

const config = notificationsConfig.parse(notificationsEnv);
const links = new UnsubscribeLinks(config);
const minuteMs = 60_000;
const zone = 'Etc/GMT-1';

let dueFor: (adultId: string) => Promise<Mail[]>;
const inAMinute = (): void => service.clock.shift(minuteMs + 1_000);

const request = (home: { familyId: string; childId: string }, title = 'Leer') => ({
  familyId: home.familyId,
  childId: home.childId,
  requestId: v7(),
  kind: 'actividad' as const,
  title,
  points: 10,
  coinsCents: 500,
});
const balance = { points: 10, availableCents: 500, reservedCents: 0, pendingCents: 0 };
const isOnOf = async (adult: ReturnType<typeof anAdult>, type: string, channel: string) =>
  (await service.ask(readPreferences, adult, {})).switches.find((one) => one.type === type && one.channel === channel);

describe('what an adult chooses', () => {
  test('stands as for everybody until it is chosen, and is told to the other devices', async () => {
    const adult = anAdult();
    const { switches, quietHours } = await service.ask(readPreferences, adult, {});
    expect(switches.map(({ type, channel, isOn, isFixed }) => [type, channel, isOn, isFixed])).toEqual([
      ['approvals', 'app', true, false],
      ['approvals', 'email', false, false],
      ['reminders', 'app', true, false],
      ['reminders', 'email', true, false],
      ['goals', 'app', true, false],
      ['goals', 'email', false, false],
      ['guardians', 'app', true, false],
      ['guardians', 'email', false, false],
      ['security', 'app', true, true],
      ['security', 'email', true, true],
      ['weekly_summary', 'email', true, false],
    ]);
    expect(quietHours).toEqual({ isOn: true, from: '21:00', until: '07:00' });

    await service.ask(switchNotice, adult, { type: 'goals', channel: 'email', isOn: true });
    await service.ask(setQuietHours, adult, { isOn: false, from: '22:30', until: '06:00' });
    expect(await isOnOf(adult, 'goals', 'email')).toMatchObject({ isOn: true });
    expect((await service.ask(readPreferences, adult, {})).quietHours).toEqual({
      isOn: false,
      from: '22:30',
      until: '06:00',
    });
    const told = (await service.published(preferencesChanged)).filter(({ adultId }) => adultId === adult.adultId);
    expect(told).toHaveLength(2);
    expect(await isOnOf(anAdult(), 'goals', 'email')).toMatchObject({ isOn: false });
  });

  test.each([
    [{ type: 'security', channel: 'email', isOn: false }, 'notice_always_told', 'isOn'],
    [{ type: 'security', channel: 'app', isOn: false }, 'notice_always_told', 'isOn'],
    [{ type: 'weekly_summary', channel: 'app', isOn: true }, 'notice_not_by_channel', 'channel'],
  ] as const)('%j is refused and says why', async (choice, code, field) => {
    await expect(service.ask(switchNotice, anAdult(), choice)).rejects.toMatchObject({
      code,
      fields: [{ field, message: expect.stringMatching(/\.$/) }],
    });
  });

  test('quiet hours without length are refused', async () => {
    await expect(
      service.ask(setQuietHours, anAdult(), { isOn: true, from: '21:00', until: '21:00' }),
    ).rejects.toMatchObject({ code: 'quiet_hours_empty', fields: [{ field: 'until' }] });
  });
});

describe('what is told', () => {
  test('by the app and by e-mail to who wants it, and no more once it is switched off', async () => {
    const home = await aKnownFamily(service, { timeZone: zone });
    travelToHour(service, 12, 1);
    await service.ask(switchNotice, home.owner, { type: 'approvals', channel: 'email', isOn: true });
    await service.ask(switchNotice, home.owner, { type: 'approvals', channel: 'app', isOn: false });
    await service.tell(requestOpened, request(home));
    expect((await service.ask(listNotifications, home.owner, {})).notifications).toEqual([]);
    expect(await dueFor(home.ownerId)).toEqual([]);
    inAMinute();
    const [mail, ...others] = await dueFor(home.ownerId);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Mateo terminó «Leer». Revísalo cuando puedas.');
    expect(mail?.text).toContain('¡Hola, Laura!');
    expect(mail?.text).toContain('https://alcancia.example/approvals');
    expect(mail?.headers?.['List-Unsubscribe']).toContain(`${home.ownerId}.approvals.`);
    expect(await dueFor(home.ownerId)).toEqual([]);

    await service.tell(requestOpened, request(home));
    await service.ask(switchNotice, home.owner, { type: 'approvals', channel: 'email', isOn: false });
    inAMinute();
    expect(await dueFor(home.ownerId)).toEqual([]);
  });

  test('together in one e-mail, without what was decided meanwhile', async () => {
    const home = await aKnownFamily(service, { timeZone: zone });
    travelToHour(service, 12, 1);
    await service.ask(switchNotice, home.owner, { type: 'approvals', channel: 'email', isOn: true });
    const [first, second, third] = ['Leer', 'Barrer', 'Regar'].map((title) => request(home, title));
    for (const one of [first!, second!, third!]) await service.tell(requestOpened, one);
    await service.tell(requestApproved, { ...second!, balance, approvedBy: home.ownerId });
    inAMinute();
    const [mail] = await dueFor(home.ownerId);
    expect(mail?.subject).toBe('2 avisos de tu familia en Alcancía');
    expect(mail?.text).toContain(
      'Mateo terminó «Leer». Revísalo cuando puedas.\n\nMateo terminó «Regar». Revísalo cuando puedas.\n',
    );
  });

  test('in quiet hours without a toast, and by e-mail only when they have ended', async () => {
    const home = await aKnownFamily(service, { timeZone: zone });
    await service.ask(switchNotice, home.owner, { type: 'goals', channel: 'email', isOn: true });
    travelToHour(service, 23, 1);
    const goal = { familyId: home.familyId, childId: home.childId, goalId: v7(), bonusCoinsCents: 0 };
    await service.tell(milestoneHit, { ...goal, title: 'Bici', percent: 50 });
    const { notifications } = await service.ask(listNotifications, home.owner, {});
    expect(notifications).toMatchObject([{ type: 'goal_milestone_hit', isSilent: true, status: 'unread' }]);
    service.clock.shift(7 * 60 * minuteMs);
    expect(await dueFor(home.ownerId)).toEqual([]);
    service.clock.shift(61 * minuteMs);
    expect(await dueFor(home.ownerId)).toHaveLength(1);

    await service.tell(milestoneHit, { ...goal, title: 'Bici', percent: 75 });
    const [newest] = (await service.ask(listNotifications, home.owner, {})).notifications;
    expect(newest?.isSilent).toBeUndefined();
  });

  test('what protects the account at once, also at night; and it cannot be ended by a link', async () => {
    const home = await aKnownFamily(service, { timeZone: zone });
    travelToHour(service, 23, 1);
    await service.tell(deviceLinked, {
      deviceId: v7(),
      familyId: home.familyId,
      childId: home.childId,
      name: 'Tablet',
      by: home.ownerId,
    });
    const [notice] = (await service.ask(listNotifications, home.owner, {})).notifications;
    expect(notice?.isSilent).toBeUndefined();
    const [mail] = await dueFor(home.ownerId);
    expect(mail?.subject).toBe('Mateo ya puede entrar desde «Tablet».');
    expect(mail).not.toHaveProperty('headers');
  });

  test('reminders after a day reach everyone who may decide, after two the owner', async () => {
    const home = await aKnownFamily(service, { timeZone: zone });
    const [deciding, looking] = [v7(), v7()];
    await home.link(deciding, home.childId, 'guardian');
    await home.link(looking, home.childId, 'guardian', { ...fullAccess, approvals: 'view_only' });
    travelToHour(service, 12, 1);
    const left = request(home);
    const about = { familyId: home.familyId, childId: home.childId, requestId: left.requestId, title: 'Leer' };
    await service.tell(requestLeftWaiting, { ...about, kind: 'actividad', hours: 24 });
    inAMinute();
    const subjectsOf = async (adultId: string) => (await dueFor(adultId)).map(({ subject }) => subject);
    expect(await subjectsOf(home.ownerId)).toEqual(['Mateo espera desde ayer que revises «Leer».']);
    expect(await subjectsOf(deciding)).toEqual(['Mateo espera desde ayer que revises «Leer».']);
    expect(await subjectsOf(looking)).toEqual([]);

    await service.tell(requestLeftWaiting, { ...about, kind: 'actividad', hours: 48 });
    inAMinute();
    expect(await subjectsOf(home.ownerId)).toEqual(['Mateo espera desde hace dos días que revises «Leer».']);
    expect(await subjectsOf(deciding)).toEqual([]);
  });

  test('to nobody whose link has ended', async () => {
    const home = await aKnownFamily(service, { timeZone: zone });
    const left = v7();
    travelToHour(service, 12, 1);
    await home.link(left, home.childId, 'guardian');
    const about = { familyId: home.familyId, childId: home.childId, requestId: v7(), title: 'Leer' };
    await service.tell(requestLeftWaiting, { ...about, kind: 'actividad', hours: 24 });
    await home.link(left, home.childId, 'guardian', fullAccess, false);
    inAMinute();
    expect(await dueFor(left)).toEqual([]);
    expect(await dueFor(home.ownerId)).toHaveLength(1);
  });
});
