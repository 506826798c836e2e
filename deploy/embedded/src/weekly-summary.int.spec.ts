import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { readPreferences, readUnsubscription } from '@alcancia/contracts/notifications';
import { readHousehold, updateHousehold } from '@alcancia/contracts/identity';
import type { Failpoints } from '@alcancia/server-kit';
import { aHome, type Home, until } from '@alcancia/testing';

import { aSystem, type TestSystem } from '../test/a-system.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let system: TestSystem;
const started: TestSystem[] = [];
beforeAll(async () => {
  system = await aSystem();
});
afterAll(async () => {
  for (const replica of started) await replica.stop();
  await system.close();
});

async function aHomeIn(timeZone: string): Promise<Home> {
  const home = await aHome(system);
  const { version, moneyName } = await system.want(readHousehold, {}, home.asAdult);
  await system.want(updateHousehold, { timeZone, moneyName, version }, home.asAdult);
  return home;
}

const summariesTo = async ({ adult: { email } }: Home) =>
  (await system.mailbox.mails()).filter(({ to, subject }) => to === email && subject.startsWith('La semana de'));

/** The next such day of the week, 0:00 UTC, in milliseconds; 0 is Sunday. */
function nextDay(weekday: number): number {
  const now = system.clock.now();
  const days = (7 + weekday - now.getUTCDay()) % 7 || 7;
  return (Math.floor(now.getTime() / dayMs) + days) * dayMs;
}

/** The hour, 'Sun 18', that clocks of a zone show. */
function shownIn(timeZone: string, moment: number): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: '2-digit', hourCycle: 'h23' });
  const parts = format.formatToParts(moment);
  return ['weekday', 'hour'].map((wanted) => parts.find(({ type }) => type === wanted)?.value).join(' ');
}

/** The moment of the next Sunday's evening in a zone of whole hours, in milliseconds. */
function nextEvening(timeZone: string): number {
  let moment = nextDay(0) - 12 * hourMs;
  while (shownIn(timeZone, moment) !== 'Sun 18') moment += hourMs;
  return moment;
}

/** A restart: every schedule takes its turn. */
async function restartAt(moment: number): Promise<void> {
  system.clock.shift(moment - system.clock.now().getTime());
  system = await system.restart();
  await system.settled();
}

test('a family in Mexico City and one in Madrid read of their week at their own Sunday, 18:00, once', async () => {
  // Whatever day it is, no week has just ended.
  const wednesday = nextDay(3);
  system.clock.shift(wednesday - system.clock.now().getTime());
  const mexico = await aHomeIn('America/Mexico_City');
  const madrid = await aHomeIn('Europe/Madrid');
  for (const home of [mexico, madrid]) await home.claimed();
  await system.settled();
  const [there, here] = [nextEvening('America/Mexico_City'), nextEvening('Europe/Madrid')];

  // Half an hour before: a restart takes its time.
  await restartAt(here - hourMs / 2);
  expect(await summariesTo(madrid)).toEqual([]);
  await restartAt(here);
  const [mail] = await until('the summary of Madrid', async () => {
    const sent = await summariesTo(madrid);
    return sent.length > 0 ? sent : undefined;
  });
  expect(mail?.subject).toBe('La semana de Mateo en Alcancía');
  expect(mail?.text).toContain('1 cosa espera tu respuesta.');
  expect(await summariesTo(mexico)).toEqual([]);

  await restartAt(there - hourMs / 2);
  expect(await summariesTo(mexico)).toEqual([]);
  await restartAt(there);
  await until('the summary of Mexico', async () => (await summariesTo(mexico)).length > 0 || undefined);
  await restartAt(there + hourMs);
  await restartAt(there + 2 * hourMs);
  expect(await summariesTo(madrid)).toHaveLength(1);
  expect(await summariesTo(mexico)).toHaveLength(1);

  const headers = mail?.headers ?? {};
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const address = /^<(.*)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  const token = address.split('/').at(-1)!;
  const state = () => system.want(readUnsubscription, { token });
  // A mail scanner opens what it finds; the page of the link reads the same.
  await fetch(address);
  await fetch(/https?:\S+unsubscribe#\S+/.exec(mail?.text ?? '')![0]);
  expect(await state()).toEqual({ type: 'weekly_summary', isOn: true });
  const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  expect((await fetch(address, oneClick)).status).toBe(200);
  expect((await fetch(address, oneClick)).status).toBe(200);
  expect(await state()).toEqual({ type: 'weekly_summary', isOn: false });
  await madrid.comeBack();
  const { switches } = await system.want(readPreferences, {}, madrid.asAdult);
  expect(switches.filter(({ isOn }) => !isOn).map(({ type, channel }) => `${type} ${channel}`)).toEqual([
    'approvals email',
    'goals email',
    'guardians email',
    'weekly_summary email',
  ]);
});

/** Replicas of which the first that publishes the end of a week dies before it marks it; `died` says which of them. */
async function aPairOfWhichOneDies(): Promise<{ pair: readonly TestSystem[]; died: Promise<number> }> {
  const { promise: died, resolve } = Promise.withResolvers<number>();
  let isOver = false;
  const failpoints = (nth: number): Failpoints => ({
    reached(point, correlationId) {
      if (isOver || point !== 'after-publish' || correlationId !== 'end-weeks') return;
      isOver = true;
      resolve(nth);
      throw new Error('killed between publishing and the mark');
    },
  });
  const pair: TestSystem[] = [];
  for (const nth of [0, 1]) pair.push(await system.replica(failpoints(nth)));
  started.push(...pair);
  return { pair, died };
}

const atOnce = (replicas: readonly TestSystem[], name: string, schedule: string) =>
  Promise.all(replicas.map(({ services }) => services.find((service) => service.name === name)!.takeTurn(schedule)));

/** Every replica takes its turn at the same moment, twice, and sends what there is to send. */
async function turnsOf(replicas: readonly TestSystem[]): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await atOnce(replicas, 'family', 'end-weeks');
    await Promise.all(replicas.map((replica) => replica.settled()));
    await atOnce(replicas, 'notifications', 'send-due-summaries');
    await Promise.all(replicas.map((replica) => replica.settled()));
  }
}

test('two replicas send it once, also where one dies between telling of the week and noting that it has', async () => {
  const wednesday = nextDay(3);
  system.clock.shift(wednesday - system.clock.now().getTime());
  const mexico = await aHomeIn('America/Mexico_City');
  const madrid = await aHomeIn('Europe/Madrid');
  for (const home of [mexico, madrid]) await home.claimed();
  await system.settled();
  const [there, here] = [nextEvening('America/Mexico_City'), nextEvening('Europe/Madrid')];
  const { pair, died } = await aPairOfWhichOneDies();
  await system.stop();
  const travelTo = (moment: number) => system.clock.shift(moment - system.clock.now().getTime());

  travelTo(here);
  await atOnce(pair, 'family', 'end-weeks');
  const dead = await died;
  await pair[dead]!.stop();
  const restarted = await system.replica();
  started.push(restarted);
  const both = [pair[1 - dead]!, restarted];
  await turnsOf(both);
  expect(await summariesTo(madrid)).toHaveLength(1);
  expect(await summariesTo(mexico)).toEqual([]);

  travelTo(there);
  await turnsOf(both);
  expect(await summariesTo(madrid)).toHaveLength(1);
  expect(await summariesTo(mexico)).toHaveLength(1);
  const handedOver = await system.databases.sql.query<{ recipient: string; tries: number }>(
    `select recipient, tries from notifications.mails where template = 'weekly_summary' and created_at > $1`,
    [new Date(wednesday).toISOString()],
  );
  expect(handedOver.every(({ tries }) => tries === 1)).toBe(true);
  expect(new Set(handedOver.map(({ recipient }) => recipient)).size).toBe(handedOver.length);
}, 600_000);
