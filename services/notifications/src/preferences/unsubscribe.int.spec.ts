import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { readPreferences, readUnsubscription, unsubscribe } from '@alcancia/contracts/notifications';
import type { anAdult, TestService } from '@alcancia/server-kit/testing';

import { aKnownFamily, bootNotifications, notificationsEnv } from '../../test/a-family.js';
import { notificationsConfig } from '../notifications.config.js';
import { UnsubscribeLinks } from './unsubscribe-links.cipher.js';

let service: TestService;
beforeAll(async () => {
  service = await bootNotifications();
});
afterAll(() => service.close());

const config = notificationsConfig.parse(notificationsEnv);
const links = new UnsubscribeLinks(config);
const isOnOf = async (adult: ReturnType<typeof anAdult>, type: string) =>
  (await service.ask(readPreferences, adult, {})).switches.find((one) => one.type === type && one.channel === 'email');

describe('the link in an e-mail', () => {
  const tokenIn = (page: string): string => page.split('#')[1]!;

  test('ends its type for its adult and nothing else, without signing in, however often', async () => {
    const home = await aKnownFamily(service);
    const { page, oneClick } = links.linksOf({ adultId: home.ownerId, type: 'weekly_summary' });
    const token = tokenIn(page);
    expect(oneClick).toBe(`https://alcancia.example/api/notifications/unsubscribe/${token}`);

    expect(await service.ask(readUnsubscription, null, { token })).toEqual({ type: 'weekly_summary', isOn: true });
    expect(await isOnOf(home.owner, 'weekly_summary')).toMatchObject({ isOn: true });
    expect(await service.ask(unsubscribe, null, { token })).toEqual({ type: 'weekly_summary' });
    expect(await service.ask(unsubscribe, null, { token })).toEqual({ type: 'weekly_summary' });
    expect(await service.ask(readUnsubscription, null, { token })).toEqual({ type: 'weekly_summary', isOn: false });
    expect(await isOnOf(home.owner, 'weekly_summary')).toMatchObject({ isOn: false });
    expect(await isOnOf(home.owner, 'reminders')).toMatchObject({ isOn: true });
  });

  test.each([
    ['of another adult', (token: string) => token.replace(/^[0-9a-f-]{36}/, v7())],
    ['of another type', (token: string) => token.replace('weekly_summary', 'reminders')],
    ['of a type that there is not', (token: string) => token.replace('weekly_summary', 'security_all')],
    ['with another signature', (token: string) => `${token.slice(0, -43)}${'A'.repeat(43)}`],
  ])('%s is not known', async (_what, change) => {
    const token = change(tokenIn(links.linksOf({ adultId: v7(), type: 'weekly_summary' }).page));
    await expect(service.ask(unsubscribe, null, { token })).rejects.toMatchObject({ code: 'not_found' });
    await expect(service.ask(readUnsubscription, null, { token })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('that another secret signed is not known', async () => {
    const other = new UnsubscribeLinks({
      ...config,
      UNSUBSCRIBE_SECRET: 'another secret of the tests, as long as ours',
    });
    const token = tokenIn(other.linksOf({ adultId: v7(), type: 'weekly_summary' }).page);
    await expect(service.ask(unsubscribe, null, { token })).rejects.toMatchObject({ code: 'not_found' });
  });
});
