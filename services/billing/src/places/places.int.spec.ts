import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import { locateVisitor } from '@alcancia/contracts/billing';
import { bootService, type TestService } from '@alcancia/server-kit/testing';
import { until } from '@alcancia/testing';

import { type Answer, AnIpService } from '../../test/an-ip-service.js';
import { billing } from '../billing.service.js';
import { placesConfig } from './places-settings.policy.js';
import { placeLimits } from './places.limits.js';

const env = { PUBLIC_ORIGIN: 'http://localhost:3000', PAYPAL_CLIENT_SECRET: 'a secret of the tests' };
let ips: AnIpService;
let service: TestService;
beforeAll(async () => {
  ips = await AnIpService.start();
  service = await bootService(billing, { env: { ...env, GEOIP_URL: ips.url } });
});
afterAll(async () => {
  await service.close();
  await ips.stop();
});
beforeEach(async () => {
  ips.asked.length = 0;
  await service.em().execute(`delete from billing.geoip_cache`);
});

const locate = (address: string) => service.ask(locateVisitor, null, {}, { address });
const nowhere = { country: null, currency: null };
const mexico = { country_code: 'MX', country_name: 'México', city: 'Puebla', region: 'PUE', currency: 'MXN' };

test('a visitor is where the service says, which is told the network alone, once for all who are in it', async () => {
  ips.says({ ip: '8.8.4.0', ...mexico });
  expect(await locate('8.8.4.4')).toEqual({ country: 'MX', currency: 'MXN' });
  expect(await locate('8.8.4.77')).toEqual({ country: 'MX', currency: 'MXN' });
  expect(ips.asked).toEqual(['8.8.4.0']);
  expect(await service.em().execute(`select * from billing.geoip_cache`)).toMatchObject([
    { ip_address: '8.8.4.0', country_code: 'MX', country_name: 'México', city: 'Puebla', region: 'PUE' },
  ]);
});

test('after a week it is asked again', async () => {
  ips.says(mexico);
  await locate('8.8.8.8');
  service.clock.shift(placeLimits.keptMs + 1_000);
  ips.says({ country: 'es', currency: 'EUR' });
  expect(await locate('8.8.8.8')).toEqual({ country: 'ES', currency: 'EUR' });
  expect(ips.asked).toHaveLength(2);
});

test('a country in whose currency nothing is sold has none', async () => {
  ips.says({ country_code: 'JP', currency: 'JPY' });
  expect(await locate('1.1.1.1')).toEqual({ country: 'JP', currency: null });
});

test.each(['127.0.0.1', '192.168.1.20', '::1', 'hello'])('about %s nobody is asked', async (address) => {
  expect(await locate(address)).toEqual(nowhere);
  expect(ips.asked).toEqual([]);
});

describe('nobody is located, and nothing is kept, while the service answers', () => {
  const rows: [string, Answer][] = [
    ['429', { status: 429, body: '{}' }],
    ['500', { status: 500, body: '<h1>Oops</h1>' }],
    ['HTML', { body: '<html>MX</html>' }],
    ['a reserved address', { body: '{"error":true,"reason":"Reserved IP Address"}' }],
    ['a country that is none', { body: '{"country_code":"México"}' }],
    ['more than anybody reads', { body: JSON.stringify({ ...mexico, city: 'x'.repeat(placeLimits.answerLength) }) }],
    ['nothing', 'silence'],
  ];
  test.each(rows)('%s', async (_, answer) => {
    ips.answer = answer;
    const startedAt = performance.now();
    expect(await locate('8.8.4.4')).toEqual(nowhere);
    expect(performance.now() - startedAt).toBeLessThan(placeLimits.answersWithinMs + 5_000);
    expect(await service.em().execute(`select * from billing.geoip_cache`)).toEqual([]);
    // The circuit, which opens after five failures in a row, is closed again by an answer.
    ips.says(mexico);
    await until('it answers again', async () => (await locate('8.8.4.4')).country === 'MX');
  });
});

test('a place without such a service asks nobody, and only https leaves this machine', async () => {
  expect(placesConfig.parse({}).GEOIP_URL).toBe('');
  for (const url of ['http://ip.example/{ip}', 'https://ip.example/', 'hello {ip}'])
    expect(placesConfig.safeParse({ GEOIP_URL: url }).success).toBe(false);
  const quiet = await bootService(billing, { env });
  try {
    expect(await quiet.ask(locateVisitor, null, {}, { address: '8.8.4.4' })).toEqual(nowhere);
  } finally {
    await quiet.close();
  }
});
