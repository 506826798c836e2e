import { afterEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import type { z } from 'zod';

import { untilSo } from '@alcancia/testing';

import { aNatsServer, natsPrograms } from '../../test/a-nats-server.js';
import { aSmallDisk } from '../../test/a-small-disk.js';
import { message } from '../../test/bus-promises.js';
import { coinsAdded } from '../../test/purse.contracts.js';
import { addCoins, countCoins, purseService } from '../../test/purse.service.js';
import { Feature, Hears, Reaction, startService } from '../index.js';
import { createLog } from '../observe/log.js';
import { openTestDatabase } from '../testing/index.js';
import { openNatsBus } from './nats-bus.js';

/** Timeouts of what NATS never answers, some after the other. */
const withinMs = 60_000;
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** The amounts that the reaction has heard of, in its order. */
let heard: number[] = [];

@Reaction()
class HearOfAddedCoins {
  @Hears(coinsAdded)
  async react({ cents }: z.output<(typeof coinsAdded)['data']>): Promise<void> {
    heard.push(cents);
  }
}

@Feature({ reactions: [HearOfAddedCoins] })
class HearingModule {}

/** The purse on a NATS whose disk has so many MB, asked over that NATS; it hears its own events. */
async function aPurseOn(program: string, megabytes: number) {
  heard = [];
  const disk = aSmallDisk(megabytes);
  ends.push(() => disk.close());
  const server = await aNatsServer(program, `${disk.folder}/store`);
  ends.push(() => server.close());
  await server.declare('purse', ['purse']);

  const lines: { msg: string; task?: string }[] = [];
  const log = createLog('purse', { level: 'warn', to: { write: (line) => void lines.push(JSON.parse(line)) } });
  const [own, asking] = await Promise.all(
    ['purse', 'gateway'].map((user) => openNatsBus({ url: server.url, user, password: 'x', log })),
  );
  if (!own || !asking) throw new Error('no connection');
  ends.push(() => Promise.all([own.close(), asking.close()]));
  const { database, drop } = await openTestDatabase();
  ends.push(drop);
  const service = await startService(
    { ...purseService, modules: [...purseService.modules, HearingModule] },
    {
      bus: own,
      database,
      env: { INTENT_SECRET: 'a secret of the tests, long enough to be one' },
      mailSender: { send: async () => undefined },
      log,
      hears: () => true,
    },
  );
  ends.push(() => service.stop());

  const ask = (subject: string, input: unknown) =>
    asking.request(subject, { ...message(input, 20_000), idempotencyKey: v7() });
  return { disk, server, service, lines, ask };
}

/** A figure that Prometheus reads; 0 where there is none. */
const figureIn = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(name))
      ?.split(' ')
      .at(-1) ?? 0,
  );

describe.each(natsPrograms)('on %s', (program) => {
  test('F19: while NATS has no room for events acts go on and their events wait; with room each arrives once, in order', async () => {
    const { disk, server, service, lines, ask } = await aPurseOn(program, 24);
    const purseId = v7();
    let acts = 0;
    const act = async (): Promise<void> => {
      acts += 1;
      expect(await ask(addCoins.subject, { purseId, cents: 100 + acts })).toMatchObject({ ok: true });
    };
    const outbox = async () => (await service.readiness()).checks['outbox'];
    await act();
    await untilSo(() => heard.length === 2, withinMs);

    disk.fill();
    // The last page of a file still takes some.
    for (let count = 0; count < 50; count += 1) await act();
    await untilSo(async () => (await outbox()) === 'degraded', withinMs);
    for (let count = 0; count < 10; count += 1) await act();
    const cents = Array.from({ length: acts }, (_, nth) => 101 + nth).reduce((sum, each) => sum + each, 0);
    expect(await ask(countCoins.subject, { purseId })).toMatchObject({ ok: true, data: { cents } });
    expect(await service.readiness()).toMatchObject({ status: 'degraded', checks: { bus: 'ok', outbox: 'degraded' } });
    const figures = await service.metrics.text();
    expect(figureIn(figures, 'alcancia_waiting{what="outbox"')).toBeGreaterThanOrEqual(20);
    expect(figureIn(figures, 'alcancia_outbox_oldest_seconds')).toBeGreaterThan(1);
    expect(lines).toContainEqual(expect.objectContaining({ task: 'outbox' }));

    disk.clear();
    await server.kill();
    await server.start();
    await untilSo(() => heard.length >= 2 * acts, withinMs);
    await untilSo(async () => (await outbox()) === 'ok', withinMs);
    await service.settled();
    expect(heard).toEqual(Array.from({ length: 2 * acts }, (_, nth) => 101 + Math.floor(nth / 2)));
    expect(figureIn(await service.metrics.text(), 'alcancia_waiting{what="outbox"')).toBe(0);
  });
});
