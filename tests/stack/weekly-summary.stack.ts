import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { readHousehold, updateHousehold } from '@alcancia/contracts/identity';
import { aHome, type Home, until } from '@alcancia/testing';

import { aStack, type Stack } from './test/a-stack.js';
import { heal } from './test/heal.js';
import { allIsSaid } from './test/places.js';
import { aReplica, type Replica } from './test/replica.js';
import { rowsOf } from './test/rows.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const toldWithinMs = 60_000;
/** Who ends the weeks, and who writes of them. */
const services = ['family', 'notifications'] as const;

let stack: Stack;
let replicas: Replica[] = [];
beforeAll(async () => {
  stack = aStack();
  for (const service of services) replicas.push(await aReplica(stack, service));
}, 240_000);
afterAll(async () => {
  for (const replica of replicas) await replica.kill();
  for (const service of services) {
    // Nobody of that time holds anything any more.
    await rowsOf(stack, service, `delete from ${service}.leases`);
    await rowsOf(stack, service, `alter role ${service} in database ${service} reset search_path`);
    await rowsOf(stack, service, `drop schema if exists traveller cascade`);
    await stack.control('--restart', service);
  }
  await heal(stack);
}, 240_000);

/**
 * The database tells these services another time: no rule asks anybody else for it (house §2.2). All four processes start
 * again at once; two of them are killed for that.
 */
async function travelTo(moment: number): Promise<void> {
  const byMs = Math.round(moment - Date.now());
  for (const service of services)
    for (const statement of [
      `create schema if not exists traveller`,
      `grant usage on schema traveller to public`,
      `create or replace function traveller.clock_timestamp() returns timestamptz language sql volatile as
         $$ select pg_catalog.clock_timestamp() + interval '${byMs} milliseconds' $$`,
      `alter role ${service} in database ${service} set search_path = traveller, pg_catalog, "$user", public`,
    ])
      await rowsOf(stack, service, statement);
  const restarted = services.map((service) => stack.control('--restart', service));
  await Promise.all([...restarted, ...replicas.map((replica) => replica.replace())]);
}

/** The hour, 'Sun 18', that clocks of a zone show. */
function shownIn(timeZone: string, moment: number): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: '2-digit', hourCycle: 'h23' });
  const parts = format.formatToParts(moment);
  return ['weekday', 'hour'].map((wanted) => parts.find(({ type }) => type === wanted)?.value).join(' ');
}

/** The next Wednesday, 0:00 UTC, in ms. */
function nextWednesday(): number {
  const today = new Date();
  const days = (7 + 3 - today.getUTCDay()) % 7 || 7;
  return (Math.floor(today.getTime() / dayMs) + days) * dayMs;
}

/** The evening, in ms, of the Sunday after that in a zone of whole hours. */
function eveningIn(timeZone: string, wednesday: number): number {
  let moment = wednesday;
  while (shownIn(timeZone, moment) !== 'Sun 18') moment += hourMs;
  return moment;
}

async function aHomeIn(timeZone: string): Promise<Home> {
  const home = await aHome(stack);
  const { version, moneyName } = await stack.want(readHousehold, {}, home.asAdult);
  await stack.want(updateHousehold, { timeZone, moneyName, version }, home.asAdult);
  await home.claimed();
  await until('family knows where it lives', async () => {
    const asked = `select 1 from family.known_families f join family.known_children c using (family_id)
      where c.child_id = '${home.childId}' and f.time_zone = '${timeZone}'`;
    return (await rowsOf(stack, 'family', asked)).length > 0;
  });
  return home;
}

/** Weeks that are over already are told of no more: on a Monday the last one still could be. */
async function thisWeekIsOver(): Promise<void> {
  await rowsOf(
    stack,
    'family',
    `insert into family.ended_weeks (family_id, ended_on, ended_at)
     select f.family_id, current_date - back, now() from family.known_families f, generate_series(-1, 7) back
     on conflict do nothing`,
  );
  await allIsSaid(stack);
  await rowsOf(stack, 'notifications', `update notifications.weekly_summaries set due_at = null`);
}

test('two processes of each service, killed and started again between: a family in Mexico City and one in Madrid read of their week at their own Sunday, 18:00, once', async () => {
  const zones = ['Europe/Athens', 'Europe/Madrid', 'America/New_York', 'America/Mexico_City', 'America/Tijuana'];
  const homes = new Map<string, Home>();
  for (const zone of zones) homes.set(zone, await aHomeIn(zone));
  await thisWeekIsOver();
  const summariesIn = async (zone: string): Promise<number> => {
    const mails = await stack.mails(homes.get(zone)?.adult.email ?? '');
    return mails.filter(({ subject }) => subject.startsWith('La semana de')).length;
  };
  const before = new Map<string, number>();
  for (const zone of zones) before.set(zone, await summariesIn(zone));
  const newIn = async (zone: string) => (await summariesIn(zone)) - (before.get(zone) ?? 0);

  const wednesday = nextWednesday();
  // All zones are looked at in one transaction: where one is told, the others have been looked at.
  for (const [nth, zone] of zones.entries()) {
    await travelTo(eveningIn(zone, wednesday));
    await until(`the summary of ${zone}`, async () => (await newIn(zone)) > 0, toldWithinMs);
    await allIsSaid(stack);
    const counts = await Promise.all(zones.map(newIn));
    expect(counts).toEqual(zones.map((_, at) => (at <= nth ? 1 : 0)));
  }
}, 480_000);
