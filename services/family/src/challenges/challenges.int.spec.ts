import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import type { CallerShape } from '@alcancia/contracts/caller';
import {
  acceptChallenge,
  cancelChallenge,
  createChallenge,
  listChallenges,
  listChildChallenges,
  readChallenge,
  readProgress,
  updateChallenge,
} from '@alcancia/contracts/family';
import { aChild, anAdult, aViewer, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aChallenge, aFamilyWithChallenges } from '../../test/challenges.js';
import { family } from '../family.service.js';
import { addDays } from '../occurrences/family-day.policy.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

const aHome = (children = 1) => aFamilyWithChallenges(service, { children });
const listed = async (owner: CallerShape, list: 'abiertos' | 'borradores' | 'terminados') =>
  (await service.ask(listChallenges, owner, { list })).challenges.map(({ id }) => id);

describe('a challenge', () => {
  test('is seen by the child once it is published, with what can be won; a draft is not', async () => {
    const home = aHome();
    const { owner, child, childId, childIds } = home;
    const today = await home.today();
    const steps = ['Noche 1', 'Noche 2'];
    const challengeId = await home.set({ isDraft: true, steps });
    const own = () => service.ask(listChildChallenges, child, { childId });
    expect((await own()).challenges).toEqual([]);
    expect(await home.read(challengeId)).toMatchObject({ state: 'borrador', ways: [], isFixed: false, canEdit: true });
    expect(await listed(owner, 'borradores')).toEqual([challengeId]);

    const published = { ...aChallenge(childIds, today, { steps }), challengeId, version: 1 };
    expect(await service.ask(updateChallenge, owner, published)).toEqual({ version: 2 });
    expect((await own()).challenges).toMatchObject([
      {
        id: challengeId,
        title: 'Cinco noches de lectura',
        steps,
        daysLeft: 7,
        prize: { points: 30, coinsCents: 1000, badge: 'Lector' },
        way: { state: 'publicado', progress: 0, percent: 0 },
        others: [],
      },
    ]);
    expect(await listed(owner, 'abiertos')).toEqual([challengeId]);
    expect(await home.told(challengeId)).toEqual(['offered']);
    await expect(
      service.ask(updateChallenge, owner, { ...published, version: 2, isDraft: true }),
    ).rejects.toMatchObject({
      code: 'challenge_already_published',
    });
  });

  test('that was only a draft is gone once it is cancelled', async () => {
    const home = aHome();
    const challengeId = await home.set({ isDraft: true });
    await service.ask(cancelChallenge, home.owner, { challengeId });
    await expect(home.read(challengeId)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('that is cancelled ends for whoever accepted, who is told; nothing is lost, and it is no longer offered', async () => {
    const home = aHome(2);
    const { owner, childId, childIds } = home;
    const challengeId = await home.running({ target: 3 });
    await home.doneAndApproved();
    await service.ask(cancelChallenge, owner, { challengeId });
    expect(await home.read(challengeId)).toMatchObject({ state: 'cancelado' });
    expect(await home.way(challengeId)).toMatchObject({ state: 'cancelado', progress: 1, percent: 33 });
    expect(await home.told(challengeId)).toEqual(['offered', 'accepted', 'started', 'cancelled']);
    expect(await home.told(challengeId, childIds[1])).toEqual(['offered']);
    const { challenges } = await service.ask(listChildChallenges, owner, { childId: childIds[1]! });
    expect(challenges).toEqual([]);
    expect(await home.points(childId)).toBe(10);
    expect(await listed(owner, 'terminados')).toEqual([challengeId]);
    const again = service.ask(cancelChallenge, owner, { challengeId });
    await expect(again).rejects.toMatchObject({ code: 'challenge_over' });
  });

  test('counts for the guide while it is active: no draft, none that was cancelled', async () => {
    const home = aHome();
    const isDone = async () => {
      const { steps } = await service.ask(readProgress, home.owner, {});
      return steps.find(({ step }) => step === 'challenges')?.isDone;
    };
    await home.set({ isDraft: true });
    expect(await isDone()).toBe(false);
    const challengeId = await home.set();
    expect(await isDone()).toBe(true);
    await service.ask(cancelChallenge, home.owner, { challengeId });
    expect(await isDone()).toBe(false);
  });
});

describe('once somebody has accepted', () => {
  const change = async (more: Partial<ReturnType<typeof aChallenge>>) => {
    const home = aHome(2);
    const challengeId = await home.running({ target: 5 });
    const today = await home.today();
    const typed = { ...aChallenge(home.childIds, today, { target: 5, ...more }), challengeId, version: 1 };
    return { home, challengeId, answer: service.ask(updateChallenge, home.owner, typed) };
  };

  test.each<[string, Partial<ReturnType<typeof aChallenge>>, string]>([
    ['the prize', { prize: { points: 10, coinsCents: 0, badge: null } }, 'prize'],
    ['what counts', { metric: 'puntos' }, 'metric'],
    ['how they do it', { mode: 'cooperativo' }, 'mode'],
    ['a farther target', { target: 6 }, 'target'],
  ])('%s stays as it was promised', async (_, more, field) => {
    const { answer, home, challengeId } = await change(more);
    await expect(answer).rejects.toMatchObject({
      code: 'challenge_fixed',
      fields: [expect.objectContaining({ field })],
    });
    expect(await home.read(challengeId)).toMatchObject({ version: 1, isFixed: true });
  });

  test('its last day and its children stay', async () => {
    const today = await aHome().today();
    const { answer } = await change({ endsAt: addDays(today, 20) });
    await expect(answer).rejects.toMatchObject({ code: 'challenge_fixed' });
    const home = aHome(2);
    const challengeId = await home.running();
    const fewer = { ...aChallenge([home.childId], today), challengeId, version: 1 };
    await expect(service.ask(updateChallenge, home.owner, fewer)).rejects.toMatchObject({ code: 'challenge_fixed' });
  });

  test('its words and a nearer target change; what is reached by it is won and paid now', async () => {
    const home = aHome();
    const challengeId = await home.running({ target: 5 });
    await home.doneAndApproved();
    const nearer = aChallenge(home.childIds, await home.today(), { target: 1, title: 'Una noche', steps: ['Leer'] });
    await service.ask(updateChallenge, home.owner, { ...nearer, challengeId, version: 1 });
    expect(await home.read(challengeId)).toMatchObject({ title: 'Una noche', state: 'superado', target: 1 });
    expect(await home.coins()).toBe(1000);
  });

  test('what another adult changed meanwhile is not overwritten', async () => {
    const { answer, home, challengeId } = await change({ title: 'Otra' });
    await answer;
    const late = { ...aChallenge(home.childIds, await home.today(), { target: 5 }), challengeId, version: 1 };
    await expect(service.ask(updateChallenge, home.owner, late)).rejects.toMatchObject({ code: 'changed_before' });
  });
});

test('before that everything may be another, and who is no longer named is no longer asked', async () => {
  const home = aHome(2);
  const [first, second] = home.childIds as [string, string];
  const challengeId = await home.set({ childIds: [first] });
  const moved = aChallenge([second], await home.today(), { metric: 'racha', target: 3 });
  await service.ask(updateChallenge, home.owner, { ...moved, challengeId, version: 1 });
  expect(await home.read(challengeId)).toMatchObject({
    metric: 'racha',
    childIds: [second],
    ways: [expect.objectContaining({ childId: second, state: 'publicado' })],
  });
  await expect(home.accept(challengeId, first)).rejects.toMatchObject({ code: 'not_found' });
});

describe('who may', () => {
  test('only look: a viewer reads, and neither sets, changes nor cancels', async () => {
    const home = aHome();
    const challengeId = await home.set();
    const viewer = aViewer({ familyId: home.familyId, children: home.childIds, timeZone: 'America/Mexico_City' });
    const asked = aChallenge(home.childIds, await home.today());
    expect(await service.ask(readChallenge, viewer, { challengeId })).toMatchObject({ canEdit: false });
    const refused = { code: 'not_permitted' };
    await expect(service.ask(createChallenge, viewer, asked)).rejects.toMatchObject(refused);
    await expect(service.ask(cancelChallenge, viewer, { challengeId })).rejects.toMatchObject(refused);
    const change = service.ask(updateChallenge, viewer, { ...asked, challengeId, version: 1 });
    await expect(change).rejects.toMatchObject(refused);
  });

  test('not even that: of another family it does not exist, nor for another child', async () => {
    const home = aHome();
    const challengeId = await home.set();
    const gone = { code: 'not_found' };
    await expect(service.ask(readChallenge, anAdult(), { challengeId })).rejects.toMatchObject(gone);
    await expect(service.ask(cancelChallenge, anAdult(), { challengeId })).rejects.toMatchObject(gone);
    await expect(service.ask(acceptChallenge, aChild(v7()), { challengeId })).rejects.toMatchObject(gone);
    const adult = service.ask(acceptChallenge, home.owner, { challengeId });
    await expect(adult).rejects.toMatchObject({ code: 'not_for_this_profile' });
    const draft = await home.set({ isDraft: true });
    await expect(home.accept(draft)).rejects.toMatchObject(gone);
  });

  test('an activity of another family counts for nobody here', async () => {
    const home = aHome();
    const activityId = await aHome().offer();
    await expect(home.set({ metric: 'actividad_concreta', activityId })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a child beyond the plan is offered nothing and accepts nothing (G29)', async () => {
    const home = aHome();
    const challengeId = await home.set();
    const beyond = (caller: CallerShape): CallerShape => ({
      ...caller,
      children: { [home.childId]: { ...caller.children[home.childId]!, isBeyondPlan: true } },
    });
    const refused = { code: 'child_beyond_plan' };
    await expect(service.ask(acceptChallenge, beyond(home.child), { challengeId })).rejects.toMatchObject(refused);
    const asked = aChallenge(home.childIds, await home.today());
    await expect(service.ask(createChallenge, beyond(home.owner), asked)).rejects.toMatchObject(refused);
  });
});
