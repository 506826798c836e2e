import path from 'node:path';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { approveRequest, readAgenda } from '@alcancia/contracts/family';
import { chooseChild, leaveProfile, signIn } from '@alcancia/contracts/identity';
import { listNotifications } from '@alcancia/contracts/notifications';
import { aHome, childPin, type Home, password, until } from '@alcancia/testing';

import { aStack, type Stack } from '../test/a-stack.js';
import { heal } from '../test/heal.js';
import { root } from '../test/state.js';

const wrongClock = path.join(root, 'tests/stack/test/wrong-clock.mjs');
const hourMs = 3_600_000;
const apart = { family: 2 * hourMs, notifications: -2 * hourMs, identity: 90_000, gateway: -90_000 };

let stack: Stack;
let home: Home;
beforeAll(async () => {
  stack = aStack();
  home = await aHome(stack);
});
afterAll(async () => {
  for (const name of Object.keys(apart)) await stack.control('--restart', name);
  await heal(stack);
});

const set = (name: string, ms: number): Promise<string> =>
  stack.control('--restart', name, '--env', `NODE_OPTIONS=--import=${wrongClock}`, '--env', `WRONG_CLOCK_MS=${ms}`);

const told = async () => (await stack.want(listNotifications, {}, home.asChild)).notifications;

test('F18: with clocks hours apart people come in, work is paid and told, and it is the same day for all', async () => {
  const { today } = await stack.want(readAgenda, { childId: home.childId }, home.asChild);
  for (const [name, ms] of Object.entries(apart)) await set(name, ms);
  await heal(stack);

  const { tokens } = await stack.want(signIn, { email: home.adult.email, password });
  expect(tokens.accessToken).not.toBe('');
  expect((await stack.want(readAgenda, { childId: home.childId }, home.asChild)).today).toBe(today);
  const requestId = await home.claimed({ points: 0, coinsCents: 100 });
  await stack.want(approveRequest, { requestId }, home.asAdult);
  expect(await home.balance()).toMatchObject({ availableCents: 100 });

  const notice = await until('the child is told', async () =>
    (await told()).find(({ type }) => type === 'activity_approved'),
  );
  expect(Math.abs(Date.parse(notice.createdAt) - Date.now())).toBeLessThan(60_000);
});

test.each([
  ['two hours fast after it was taken', 0, 2 * hourMs],
  ['two hours slow while it was taken', -2 * hourMs, 0],
])('F18: a lock of a PIN ends by the database’s clock, with a service %s', async (_, whenTaken, whenAsked) => {
  const own = await aHome(stack);
  const { tokens } = await stack.want(signIn, { email: own.adult.email, password });
  const session = { token: tokens.accessToken };
  await stack.want(leaveProfile, {}, session);
  const { childId, fingerprint } = own.child;
  const enter = (pin: string) =>
    stack.ask(chooseChild, { childId, pin, fingerprint, refreshToken: tokens.refreshToken }, session);
  await set('identity', whenTaken);
  const codes: string[] = [];
  for (let guess = 0; guess < 5; guess += 1) codes.push((await enter('9753')).error.code);
  expect(codes).toContain('child_pin_locked');

  await set('identity', whenAsked);
  expect((await enter(childPin)).error.code).toBe('child_pin_locked');
});
