import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { onceNotBusy } from '@alcancia/testing';

import { coinsAdded, coinsMoved } from '../../test/purse.contracts.js';
import {
  addCoins,
  countCoins,
  countInSteps,
  guessCoins,
  moves,
  outside,
  purseService,
} from '../../test/purse.service.js';
import { bootService, type TestService } from '../testing/index.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(purseService);
});
afterAll(() => service.close());

const count = async (purseId: string) => (await service.ask(countCoins, null, { purseId })).cents;

describe('a write', () => {
  test('commits its change, its events in order and its mail together', async () => {
    const purseId = v7();
    expect(await service.ask(addCoins, null, { purseId, cents: 100 })).toEqual({ cents: 100 });
    expect((await service.published(coinsAdded)).filter((event) => event.purseId === purseId)).toHaveLength(2);
    expect(service.mails.at(-1)).toMatchObject({ to: 'someone@example.org', subject: '100 centavos' });
  });

  test('with one key acts once, however often and however many at once, and answers the same', async () => {
    const purseId = v7();
    const key = v7();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        onceNotBusy(() => service.answer(addCoins, null, { purseId, cents: 5 }, { key })),
      ),
    );
    expect(answers.every((answer) => answer.ok && (answer.data as { cents: number }).cents === 5)).toBe(true);
    expect(answers.filter((answer) => answer.ok && !answer.isReplayed).length).toBeLessThanOrEqual(1);
    expect(await count(purseId)).toBe(5);
  });

  test('refuses another body under the same key', async () => {
    const purseId = v7();
    const key = v7();
    await service.ask(addCoins, null, { purseId, cents: 5 }, { key });
    await expect(service.ask(addCoins, null, { purseId, cents: 6 }, { key })).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    expect(await count(purseId)).toBe(5);
  });

  test('leaves nothing behind when it throws, and everything when it refuses', async () => {
    const purseId = v7();
    await expect(service.ask(addCoins, null, { purseId, cents: 13 })).rejects.toMatchObject({
      code: 'coins_not_enough',
      details: { missing: 1 },
    });
    expect(await count(purseId)).toBe(0);

    const key = v7();
    for (let again = 0; again < 2; again += 1) {
      await expect(service.ask(guessCoins, null, { purseId, cents: 1 }, { key })).rejects.toMatchObject({
        code: 'child_pin_wrong',
      });
    }
    expect(await count(purseId)).toBe(1);
  });

  test('says which input is wrong before anything happens', async () => {
    await expect(service.ask(addCoins, null, { purseId: 'x', cents: 1 })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});

describe('a use-case in steps', () => {
  test('goes on after a failure outside without repeating what was done', async () => {
    const purseId = v7();
    const key = v7();
    outside.isDown = true;
    await expect(service.ask(countInSteps, null, { purseId, cents: 10 }, { key })).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await count(purseId)).toBe(10);
    outside.isDown = false;
    await service.ask(countInSteps, null, { purseId, cents: 10 }, { key });
    expect(await count(purseId)).toBe(20);
  });

  test('done ten times at once under one key calls outside once', async () => {
    const purseId = v7();
    const key = v7();
    const before = outside.calls;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => service.answer(countInSteps, null, { purseId, cents: 1 }, { key })),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(outside.calls - before).toBe(1);
    expect(await count(purseId)).toBe(2);
  });
});

describe('an event from elsewhere', () => {
  test('is reacted to once however often it comes', async () => {
    const purseId = v7();
    const id = v7();
    await service.tell(coinsMoved, { purseId, cents: 7 }, { id });
    await service.tell(coinsMoved, { purseId, cents: 7 }, { id });
    expect(await count(purseId)).toBe(7);
  });

  test('is tried again with growing pauses and put aside after the fifth failure', async () => {
    const purseId = v7();
    moves.failures = 5;
    await service.tell(coinsMoved, { purseId, cents: 7 });
    for (let tries = 0; tries < 6; tries += 1) {
      service.clock.shift(600_000);
      await service.settled();
    }
    expect(moves.failures).toBe(0);
    expect(await count(purseId)).toBe(0);
    const [dead] = await service.em().execute<{ reason: string }[]>(`select reason from purse.dead_letters`);
    expect(dead).toEqual({ reason: 'cannot take them now' });
  });

  test('that is not what its contract says is put aside with the names of what is wrong, and the next one comes (F17)', async () => {
    const purseId = v7();
    const id = v7();
    await service.tell(coinsMoved, { purseId, cents: 'siete' as unknown as number }, { id });
    await service.tell(coinsMoved, { purseId, cents: 2 });
    expect(await count(purseId)).toBe(2);
    for (let tries = 0; tries < 6; tries += 1) {
      service.clock.shift(600_000);
      await service.settled();
    }
    const [dead] = await service
      .em()
      .execute<{ reason: string }[]>(`select reason from purse.dead_letters where event_id = ?`, [id]);
    expect(dead).toEqual({ reason: 'Its data is not what the contract says: cents' });
  });

  test('of a later version that says more is understood all the same (F26)', async () => {
    const purseId = v7();
    const later = { purseId, cents: 4, whatNobodyKnowsYet: true };
    await service.tell(coinsMoved, later);
    expect(await count(purseId)).toBe(4);
  });

  test('about something unknown waits without using up its tries', async () => {
    const purseId = v7();
    moves.isUnknown = true;
    await service.tell(coinsMoved, { purseId, cents: 3 });
    for (let tries = 0; tries < 8; tries += 1) {
      service.clock.shift(2_000);
      await service.settled();
    }
    moves.isUnknown = false;
    service.clock.shift(2_000);
    await service.settled();
    expect(await count(purseId)).toBe(3);
  });
});
