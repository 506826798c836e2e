import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import {
  approveRequest,
  claimActivity,
  rejectRequest,
  requestWithdrawn,
  withdrawClaim,
} from '@alcancia/contracts/family';
import { aViewer, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold, family as loopOf } from '../../test/builders.js';
import { family } from '../family.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

const refused = (code: string) => expect.objectContaining({ code });
const hourMs = 3_600_000;

const nextDay = () => service.clock.shift(24 * hourMs);

describe("'Volver a intentar'", () => {
  const no = { reasonCode: 'no_terminada', comment: 'Falta un poquito' } as const;

  test('works three times on the day, then the last word is said', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    const activityId = await loop.offer();
    for (const triesLeft of [2, 1, 0]) {
      const { occurrenceId } = await loop.claim(activityId);
      await service.ask(rejectRequest, home.owner, { requestId: await loop.requestOf(occurrenceId), ...no });
      expect((await loop.agenda()).days[0]!.occurrences[0]).toMatchObject({
        state: 'rechazada',
        ...no,
        triesLeft,
        canClaim: triesLeft > 0,
      });
    }
    await expect(loop.claim(activityId)).rejects.toEqual(refused('occurrence_tries_used'));
  });

  test('tapped eight times at once uses one try', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    const activityId = await loop.offer();
    const { occurrenceId, dueOn } = await loop.claim(activityId);
    await service.ask(rejectRequest, home.owner, { requestId: await loop.requestOf(occurrenceId), ...no });
    const claim = { childId: home.childId, activityId, dueOn };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => service.answer(claimActivity, home.child, claim)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]))).toEqual(
      Array.from({ length: 7 }, () => 'occurrence_already_claimed'),
    );
  });

  test('of a daily activity ends with its day; of what is done once it works on any day', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    const daily = await loop.offer();
    const once = await loop.offer({ title: 'Ordenar el garaje', schedule: { mode: 'unica' } });
    for (const activityId of [daily, once]) {
      const { occurrenceId } = await loop.claim(activityId);
      await service.ask(rejectRequest, home.owner, { requestId: await loop.requestOf(occurrenceId), ...no });
    }
    nextDay();
    const { occurrences } = (await loop.agenda()).days[0]!;
    expect(occurrences.find(({ activityId }) => activityId === daily)).toMatchObject({
      state: 'disponible',
      triesLeft: 3,
      comment: null,
    });
    expect(occurrences.find(({ activityId }) => activityId === once)).toMatchObject({
      state: 'rechazada',
      canClaim: true,
      dueOn: await loop.today(),
    });
    const again = await loop.claim(once);
    expect(again).toMatchObject({ state: 'en_revision', comment: null, dueOn: await loop.today() });
    const { balance } = await service.ask(approveRequest, home.owner, {
      requestId: await loop.requestOf(again.occurrenceId),
    });
    expect(balance.points).toBe(10);
  });
});

describe("'Deshacer' of a claim", () => {
  test('takes it back while nobody has decided, and it can be claimed again', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    const activityId = await loop.offer();
    const { occurrenceId } = await loop.claim(activityId);
    await service.ask(withdrawClaim, home.child, { occurrenceId });
    expect(await loop.waiting()).toEqual([]);
    expect((await loop.agenda()).days[0]!.occurrences[0]).toMatchObject({
      state: 'disponible',
      canClaim: true,
      triesLeft: 3,
    });
    expect((await service.published(requestWithdrawn)).filter(({ childId }) => childId === home.childId)).toHaveLength(
      1,
    );
    const again = await loop.claim(activityId);
    const { balance } = await service.ask(approveRequest, home.owner, {
      requestId: await loop.requestOf(again.occurrenceId),
    });
    expect(balance.points).toBe(10);
  });

  test('is refused once an adult has decided, twice, and to others', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    const { occurrenceId } = await loop.claim(await loop.offer());
    await expect(service.ask(withdrawClaim, aHousehold().child, { occurrenceId })).rejects.toEqual(
      refused('not_found'),
    );
    await expect(service.ask(withdrawClaim, home.child, { occurrenceId: v7() })).rejects.toEqual(refused('not_found'));
    const viewer = aViewer({ children: home.childIds, familyId: home.familyId });
    await expect(service.ask(withdrawClaim, viewer, { occurrenceId })).rejects.toEqual(refused('not_permitted'));
    await service.ask(approveRequest, home.owner, { requestId: await loop.requestOf(occurrenceId) });
    await expect(service.ask(withdrawClaim, home.child, { occurrenceId })).rejects.toEqual(
      refused('occurrence_not_in_review'),
    );
  });
});
