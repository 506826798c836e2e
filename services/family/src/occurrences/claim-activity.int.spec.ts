import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import {
  approveRequest,
  claimActivity,
  readAgenda,
  rejectRequest,
  requestApproved,
  requestOpened,
  setActivityActive,
  setActivityArchived,
  undoDecision,
  updateActivity,
} from '@alcancia/contracts/family';
import { aChild, anAdult, aViewer, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold, anActivity, family as loopOf, type Household } from '../../test/builders.js';
import { family } from '../family.service.js';
import { addDays, startOfDay, weekdayOf } from './family-day.policy.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

const refused = (code: string) => expect.objectContaining({ code });
const hourMs = 3_600_000;
const zone = 'America/Mexico_City';

/** Shifts the clock to the next time at which the family's clock shows this hour and minute. */
async function travelTo(hours: number, minutes: number, household: Household): Promise<string> {
  const { today } = await service.ask(readAgenda, household.child, { childId: household.childId });
  const tomorrow = addDays(today, 1);
  const at = startOfDay(tomorrow, zone).getTime() + hours * hourMs + minutes * 60_000;
  service.clock.shift(at - service.clock.now().getTime());
  return tomorrow;
}

const nextDay = () => service.clock.shift(24 * hourMs);

describe("'Hecho'", () => {
  test('asks an adult once, with the prize of that moment', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    const activityId = await loop.offer({ coinsCents: 300 });
    const { occurrenceId } = await loop.claim(activityId);
    const change = { ...anActivity(home.childIds, { title: 'Otra', coinsCents: 900 }), activityId, version: 1 };
    await service.ask(updateActivity, home.owner, change);

    expect((await loop.waiting())[0]).toMatchObject({ title: 'Poner la mesa', amounts: { coinsCents: 300 } });
    const { balance } = await service.ask(approveRequest, home.owner, {
      requestId: await loop.requestOf(occurrenceId),
    });
    expect(balance.availableCents).toBe(300);
    expect((await loop.agenda()).days[0]!.occurrences[0]).toMatchObject({
      title: 'Poner la mesa',
      amounts: { coinsCents: 300 },
    });
    expect((await service.published(requestOpened)).filter(({ childId }) => childId === home.childId)).toHaveLength(1);
  });

  test('said twice is one claim, and never a second one on the same day', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    const activityId = await loop.offer();
    const { occurrenceId } = await loop.claim(activityId);
    await expect(loop.claim(activityId)).rejects.toEqual(refused('occurrence_already_claimed'));
    await service.ask(approveRequest, home.owner, { requestId: await loop.requestOf(occurrenceId) });
    await expect(loop.claim(activityId)).rejects.toEqual(refused('occurrence_already_claimed'));
  });

  test('at 23:30 in Mexico City belongs to that day, approved a UTC day later; each day pays once', async () => {
    const home = aHousehold({ timeZone: zone });
    const loop = loopOf(service, home);
    const activityId = await loop.offer();
    const day = await travelTo(23, 30, home);
    const first = await loop.claim(activityId);
    expect(first.dueOn).toBe(day);
    expect(service.clock.now().toISOString().slice(0, 10)).toBe(addDays(day, 1));

    service.clock.shift(2 * hourMs);
    await service.ask(approveRequest, home.owner, { requestId: await loop.requestOf(first.occurrenceId) });
    const second = await loop.claim(activityId);
    expect(second.dueOn).toBe(addDays(day, 1));
    const { balance } = await service.ask(approveRequest, home.owner, {
      requestId: await loop.requestOf(second.occurrenceId),
    });
    expect(balance).toMatchObject({ points: 20, availableCents: 1000 });
    const { days } = await service.ask(readAgenda, home.child, { childId: home.childId, from: day, days: 2 });
    expect(days.map(({ date, occurrences }) => [date, occurrences[0]?.state])).toEqual([
      [day, 'aprobada'],
      [addDays(day, 1), 'aprobada'],
    ]);
  });

  test('for what is done once pays once in all, whatever the day', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    const activityId = await loop.offer({ schedule: { mode: 'unica' } });
    const { occurrenceId } = await loop.claim(activityId);
    await service.ask(approveRequest, home.owner, { requestId: await loop.requestOf(occurrenceId) });
    nextDay();
    await expect(loop.claim(activityId)).rejects.toEqual(refused('occurrence_already_claimed'));
    expect((await loop.agenda()).days[0]!.occurrences).toEqual([]);
  });

  test('by an adult for the child is paid at once, by that adult, and nobody is asked', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    const { childId, owner } = home;
    const activityId = await loop.offer();
    const dueOn = await loop.today();
    const { occurrence } = await service.ask(claimActivity, owner, { childId, activityId, dueOn });
    expect(occurrence).toMatchObject({ state: 'aprobada', canClaim: false });
    expect(await loop.waiting()).toEqual([]);

    const ofThisChild = (told: { childId: string }) => told.childId === childId;
    expect((await service.published(requestOpened)).filter(ofThisChild)).toEqual([]);
    const approved = (await service.published(requestApproved)).find(ofThisChild);
    expect(approved).toMatchObject({
      approvedBy: owner.userId,
      points: 10,
      balance: { points: 10, availableCents: 500 },
    });
    const input = { childId, activityId, dueOn };
    await expect(service.ask(claimActivity, owner, input)).rejects.toEqual(refused('occurrence_already_claimed'));

    const { balance } = await service.ask(undoDecision, owner, { requestId: approved!.requestId });
    expect(balance).toMatchObject({ points: 0, availableCents: 0 });
    expect(await loop.waiting()).toHaveLength(1);
  });

  test('by an adult for the child, of what was sent back, is paid at once as it is offered now', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    const { childId, owner } = home;
    const activityId = await loop.offer();
    const { occurrenceId, dueOn } = await loop.claim(activityId);
    const no = { reasonCode: 'no_terminada', comment: 'Falta un poquito' } as const;
    await service.ask(rejectRequest, owner, { requestId: await loop.requestOf(occurrenceId), ...no });
    const change = anActivity(home.childIds, { title: 'Poner la mesa y quitarla', coinsCents: 900 });
    await service.ask(updateActivity, owner, { ...change, activityId, version: 1 });
    await service.ask(claimActivity, owner, { childId, activityId, dueOn });
    expect((await loop.agenda()).days[0]!.occurrences[0]).toMatchObject({
      occurrenceId,
      state: 'aprobada',
      title: 'Poner la mesa y quitarla',
      amounts: { coinsCents: 900 },
      comment: null,
    });
    const requestId = await loop.requestOf(occurrenceId);
    expect(await service.ask(undoDecision, owner, { requestId })).toMatchObject({ balance: { availableCents: 0 } });
  });

  test('by an adult who may not approve waits for one who may', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    const { childId, familyId } = home;
    const activityId = await loop.offer();
    const all = 'full_access';
    const permissions = { activities: all, challenges: all, rewards: all, approvals: 'view_only' } as const;
    const helper = anAdult({ children: [childId], familyId, link: { role: 'guardian', permissions } });
    const { occurrence } = await service.ask(claimActivity, helper, { childId, activityId, dueOn: await loop.today() });
    expect(occurrence.state).toBe('en_revision');
    expect(await loop.waiting()).toHaveLength(1);
  });

  test('takes the note along where one is asked for', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    const activityId = await loop.offer({ evidence: 'nota' });
    await expect(loop.claim(activityId)).rejects.toEqual(refused('evidence_missing'));
    const claim = { childId: home.childId, activityId, dueOn: await loop.today(), note: ' ¡Quedó genial! ' };
    await service.ask(claimActivity, home.child, claim);
    expect((await loop.waiting())[0]).toMatchObject({ note: '¡Quedó genial!' });
  });

  test('is for today only: yesterday, tomorrow and other weekdays are refused with the right day', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    const today = await loop.today();
    const daily = await loop.offer();
    const other = await loop.offer({ schedule: { mode: 'dias_semana', weekdays: [weekdayOf(addDays(today, 1))] } });
    for (const [activityId, dueOn] of [
      [daily, addDays(today, -1)],
      [daily, addDays(today, 1)],
      [other, today],
    ] as const) {
      await expect(
        service.ask(claimActivity, home.child, { childId: home.childId, activityId, dueOn }),
      ).rejects.toMatchObject({ code: 'occurrence_not_today', details: { today } });
    }
  });

  test('is refused while paused and once archived', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    const activityId = await loop.offer();
    await service.ask(setActivityActive, home.owner, { activityId, isActive: false });
    await expect(loop.claim(activityId)).rejects.toEqual(refused('activity_paused'));
    await service.ask(setActivityArchived, home.owner, { activityId, isArchived: true });
    await expect(loop.claim(activityId)).rejects.toEqual(refused('activity_archived'));
  });

  test('is refused to strangers, siblings and onlookers as if the activity did not exist', async () => {
    const home = aHousehold({ children: 2 });
    const loop = loopOf(service, home);
    const activityId = await loop.offer();
    const claim = { childId: home.childId, activityId, dueOn: await loop.today() };
    const sibling = aChild(home.childIds[1]!, { familyId: home.familyId });
    await expect(service.ask(claimActivity, sibling, claim)).rejects.toEqual(refused('not_found'));
    await expect(service.ask(claimActivity, anAdult({ children: [v7()] }), claim)).rejects.toEqual(
      refused('not_found'),
    );
    const viewer = aViewer({ children: home.childIds, familyId: home.familyId });
    await expect(service.ask(claimActivity, viewer, claim)).rejects.toEqual(refused('not_permitted'));
    const theirs = await loopOf(service, aHousehold()).offer();
    for (const id of [theirs, v7()]) {
      await expect(service.ask(claimActivity, home.child, { ...claim, activityId: id })).rejects.toEqual(
        refused('not_found'),
      );
    }
  });
});
