import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { claimActivity } from '@alcancia/contracts/family';
import { bootService, type TestService, writeSlowly } from '@alcancia/server-kit/testing';
import { onceNotBusy } from '@alcancia/testing';

import { aHousehold, family as loopOf } from '../../test/builders.js';
import { family } from '../family.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

describe("'Hecho'", () => {
  test('eight times at once is one claim with one request', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    const activityId = await loop.offer();
    const claim = { childId: home.childId, activityId, dueOn: await loop.today() };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => service.answer(claimActivity, home.child, claim)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]))).toEqual(
      Array.from({ length: 7 }, () => 'occurrence_already_claimed'),
    );
    expect(await loop.waiting()).toHaveLength(1);
  });

  test('again while the first is still being written is one claim', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    const { childId, child } = home;
    const claim = { childId, activityId: await loop.offer(), dueOn: await loop.today() };
    await writeSlowly(service, { table: 'family.approval_requests', when: `new.child_id = '${childId}'` });
    const answers = await Promise.all([1, 2].map(() => service.answer(claimActivity, child, claim)));
    expect(answers.map((answer) => (answer.ok ? 'claimed' : answer.error.code))).toEqual([
      'claimed',
      'occurrence_already_claimed',
    ]);
  });

  test('with one key fifty times is one claim and the same answer', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    const activityId = await loop.offer();
    const claim = { childId: home.childId, activityId, dueOn: await loop.today() };
    const key = v7();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => onceNotBusy(() => service.answer(claimActivity, home.child, claim, { key }))),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.ok && answer.data))).size).toBe(1);
    expect(answers.filter((answer) => answer.ok && !answer.isReplayed).length).toBeLessThanOrEqual(1);
    expect(await loop.waiting()).toHaveLength(1);
    await expect(service.ask(claimActivity, home.child, { ...claim, note: 'otra' }, { key })).rejects.toEqual(
      expect.objectContaining({ code: 'idempotency_key_reused' }),
    );
  });
});
