import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { v7 } from 'uuid';

import { coinsMoved } from '../../test/purse.contracts.js';
import { addCoins, countCoins, moves, purseService } from '../../test/purse.service.js';
import { bootService, type TestService } from '../testing/index.js';
import { createLog } from './log.js';

interface Line {
  readonly msg: string;
  readonly [field: string]: unknown;
}

const lines: Line[] = [];
let service: TestService;
beforeAll(async () => {
  const to = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
  service = await bootService(purseService, { log: createLog('purse', { level: 'info', to }) });
});
afterAll(() => service.close());
beforeEach(() => {
  lines.length = 0;
});

const said = (msg: string) => lines.filter((line) => line.msg === msg);
const figure = async (name: string, labels: Record<string, string> = {}): Promise<number | undefined> => {
  const wanted = Object.entries({ ...labels, room: 'purse' }).map(([label, value]) => `${label}="${value}"`);
  const text = await service.metrics.text();
  const line = text
    .split('\n')
    .find((each) => each.startsWith(`${name}{`) && wanted.every((one) => each.includes(one)));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
};
const requests = (outcome: string) =>
  figure('alcancia_request_duration_seconds_count', { subject: addCoins.subject, outcome });
const waiting = (what: string) => figure('alcancia_waiting', { what });

test('a request leaves one line and one figure: what was asked and how it ended, not what was said', async () => {
  const purseId = v7();
  await service.ask(addCoins, null, { purseId, cents: 5 });
  expect(said('asked')).toEqual([
    expect.objectContaining({ level: 30, subject: addCoins.subject, outcome: 'ok', ms: expect.any(Number) }),
  ]);
  expect(JSON.stringify(said('asked'))).not.toContain(purseId);
  expect(await requests('ok')).toBe(1);
});

test('a refusal is a line with its code and a figure with its kind', async () => {
  await service.answer(addCoins, null, { purseId: v7(), cents: 13 });
  expect(said('asked')).toMatchObject([{ outcome: 'coins_not_enough' }]);
  expect(await requests('conflict')).toBe(1);
});

test('a request, its events and what reacts to them are found by one correlation id', async () => {
  const correlationId = v7();
  await service.bus.request(addCoins.subject, {
    input: { purseId: v7(), cents: 5 },
    caller: null,
    origin: { address: '127.0.0.1', userAgent: 'test' },
    correlationId,
    deadlineAt: Date.now() + 20_000,
    idempotencyKey: v7(),
  });
  await service.settled();
  const own = lines.filter((line) => line['correlationId'] === correlationId);
  expect(own.map(({ msg }) => msg)).toEqual(['asked', 'told', 'told']);
});

test('a reaction leaves a line and a figure each time it is tried', async () => {
  moves.failures = 1;
  await service.tell(coinsMoved, { purseId: v7(), cents: 1 }, { correlationId: 'one-move' });
  expect(await waiting('retries')).toBe(1);
  service.clock.shift(1_000);
  await service.settled();
  const own = { subject: coinsMoved.subject, handler: 'TakeMovedCoins', correlationId: 'one-move' };
  expect(said('reacted')).toMatchObject([
    { ...own, outcome: 'again' },
    { ...own, outcome: 'done' },
  ]);
  for (const outcome of ['again', 'done']) {
    const tried = { handler: 'TakeMovedCoins', outcome };
    expect(await figure('alcancia_reaction_duration_seconds_count', tried)).toBe(1);
  }
});

test('what waits in its tables is told', async () => {
  await service.ask(countCoins, null, { purseId: v7() });
  const now = service.clock.now().toISOString();
  await service
    .em()
    .execute(
      `insert into purse.dead_letters (event_id, handler, event, reason, died_at) values (?, 'x', '{}'::jsonb, '', ?)`,
      [v7(), now],
    );
  expect(await waiting('dead_letters')).toBe(1);
  expect(await waiting('outbox')).toBe(0);
  expect(await figure('alcancia_outbox_oldest_seconds')).toBe(0);
});

test('the connections to a database server are counted, without the one that counts', async () => {
  await service.settled();
  const connections = (state: string) => figure('alcancia_database_connections', { state });
  expect(await connections('queue')).toBe(0);
  expect(((await connections('idle')) ?? 0) > 0).toBe(service.isConcurrent);
});

test('it is ready when its database, its schema and the bus are there', async () => {
  const checks = { database: 'ok', schema: 'ok', bus: 'ok', outbox: 'ok' };
  expect(await service.readiness()).toEqual({ status: 'ok', checks });
  await service.em().execute(`update purse.migrations set name = 'later' where name = 'kit-0002-mails-by-age'`);
  expect(await service.readiness()).toMatchObject({ status: 'unavailable', checks: { schema: 'unavailable' } });
  await service.em().execute(`update purse.migrations set name = 'kit-0002-mails-by-age' where name = 'later'`);
});

test('it serves on, degraded, while its events cannot be published', async () => {
  const publish = jest.spyOn(service.bus, 'publish').mockRejectedValue(new Error('no room'));
  await service.ask(addCoins, null, { purseId: v7(), cents: 5 });
  await service.settled();
  expect(await service.readiness()).toMatchObject({ status: 'degraded', checks: { bus: 'ok', outbox: 'degraded' } });
  publish.mockRestore();
  await service.settled();
  expect(await service.readiness()).toMatchObject({ status: 'ok', checks: { outbox: 'ok' } });
});
