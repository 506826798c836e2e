import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { listSharedIdeas } from '@alcancia/contracts/assistant';
import { listInvoices, readSubscription } from '@alcancia/contracts/billing';
import type { AnyRequest, AskOf, OutputOf } from '@alcancia/contracts/define';
import {
  listActivities,
  listApprovals,
  listChallenges,
  listChildActivities,
  listChildAchievements,
  listChildChallenges,
  listChildGoals,
  listChildRewards,
  listGoals,
  listRewards,
  readAgenda,
  readChildDashboard,
  readFamilyDashboard,
  readProgress,
  readWallet,
} from '@alcancia/contracts/family';
import {
  authorizeDevice,
  chooseAdult,
  chooseChild,
  listChildren,
  listDevices,
  listInvitations,
  listProfiles,
  listSessions,
  readChild,
  signIn,
  whoAmI,
} from '@alcancia/contracts/identity';
import { readAmbassadorship } from '@alcancia/contracts/marketing';
import { listNotifications, readPreferences } from '@alcancia/contracts/notifications';
import { Clock } from '@alcancia/server-kit';

import { aSystem, type TestSystem } from '../../test/a-system.js';
import { slowness } from '../../test/slowness.js';
import { whoLivesIn } from './example-mark.js';
import { fillFamily } from './fill-family.js';
import { adults, children, type ChildName } from './people.js';
import { StoryClock } from './tell-story.js';

let system: TestSystem;
let seconds: number;
let slower: number;

beforeAll(async () => {
  const clock = new Clock();
  const storyClock = new StoryClock(clock);
  const before = slowness();
  system = await aSystem({
    clock,
    async beforeOpening(parts) {
      const startedAt = process.cpuUsage();
      await fillFamily(parts, storyClock);
      const { user, system: kernel } = process.cpuUsage(startedAt);
      seconds = (user + kernel) / 1e6;
    },
  });
  slower = Math.max(before, slowness());
}, 600_000);
afterAll(() => system.close());

/** Somebody of the family, inside. */
type Asks = <C extends AnyRequest>(contract: C, input: AskOf<C>) => Promise<OutputOf<C>>;

async function signedIn(name: keyof typeof adults): Promise<{ asks: Asks; refreshToken: string }> {
  const { email, password } = adults[name];
  const { tokens } = await system.eventually(signIn, { email, password });
  const asks: Asks = (contract, input) => system.want(contract, input, { token: tokens.accessToken });
  return { asks, refreshToken: tokens.refreshToken };
}

async function inside(name: keyof typeof adults): Promise<Asks> {
  const { asks } = await signedIn(name);
  await asks(chooseAdult, { pin: adults[name].pin });
  return asks;
}

/** A child on a device that an adult has just allowed. */
async function childInside(name: ChildName): Promise<{ asks: Asks; childId: string }> {
  const { asks: asLaura, refreshToken } = await signedIn('laura');
  const { displayName, pin } = children[name];
  const { children: profiles } = await asLaura(listProfiles, {});
  const childId = profiles.find((profile) => profile.displayName === displayName)!.id;
  const fingerprint = 'the browser of the visitor';
  const device = { fingerprint, type: 'desktop' as const, userAgent: 'test', screen: '1280x800' };
  await asLaura(authorizeDevice, { ...device, childId, password: adults.laura.password });
  const { childToken: token } = await asLaura(chooseChild, { childId, pin, fingerprint, refreshToken });
  return { asks: (contract, input) => system.want(contract, input, { token }), childId };
}

const count = async (query: string): Promise<number> =>
  (await system.databases.sql.query<{ count: number }>(query))[0]!.count;

test('four weeks take less than 20 s of a processor', () => {
  console.log(`The story took ${seconds.toFixed(1)} s on a processor ${slower.toFixed(1)} times slower than calm.`);
  expect(seconds / slower).toBeLessThan(20);
});

test('the books balance, nothing waits to be told and nothing was given up', async () => {
  expect(
    await count(`select count(*)::int as count from (
      select child_id, account from family.ledger_entries where account <> 'familia' group by child_id, account
      having sum(amount) <> (select amount from family.balances b
        where b.child_id = ledger_entries.child_id and b.account = ledger_entries.account)
      union all select child_id, currency from family.ledger_entries group by child_id, posting_id, currency
      having sum(amount) <> 0) wrong`),
  ).toBe(0);
  for (const service of ['identity', 'family', 'notifications', 'billing']) {
    expect(await count(`select count(*)::int as count from ${service}.outbox where published_at is null`)).toBe(0);
    expect(await count(`select count(*)::int as count from ${service}.retries`)).toBe(0);
    expect(await count(`select count(*)::int as count from ${service}.dead_letters`)).toBe(0);
  }
  expect(Math.abs(system.clock.now().getTime() - Date.now())).toBeLessThan(60_000);
});

test('a database in which it lives is in use', async () => {
  expect(await whoLivesIn(system.databases.sql, ['identity', 'family'])).toBe('used');
});

describe.each(['laura', 'daniel'] as const)('the screens of %s', (name) => {
  let asks: Asks;
  beforeAll(async () => {
    asks = await inside(name);
  });

  test('are filled', async () => {
    const dashboard = await asks(readFamilyDashboard, {});
    expect(dashboard.firstPending).toHaveLength(3);
    expect(dashboard.children.map(({ displayName }) => displayName).toSorted()).toEqual(['Lucía', 'Mateo', 'Sofía']);
    expect(dashboard.children.every(({ mainGoal, level }) => mainGoal !== null && level.level > 1)).toBe(true);
    const { children: all } = await asks(listChildren, {});
    expect(all.map(({ age }) => age).toSorted((one, other) => one - other)).toEqual([5, 8, 12]);
    const { guardians } = await asks(readChild, { childId: all[0]!.id });
    expect(guardians.map(({ displayName }) => displayName)).toEqual(['Laura', 'Daniel']);
    const { activities } = await asks(listActivities, {});
    expect(new Set(activities.map(({ isActive }) => isActive))).toEqual(new Set([true, false]));
    expect((await asks(listActivities, { archived: 'yes' })).activities).not.toEqual([]);
    const { goals } = await asks(listGoals, {});
    const states = goals.flatMap(({ state, progress }) => [state, ...progress.map((each) => each.state)]);
    expect(new Set(states)).toEqual(new Set(['activa', 'alcanzada', 'por_entregar', 'canjeada', 'pausada', 'vencida']));
    expect((await asks(listGoals, { archived: 'yes' })).goals).not.toEqual([]);
    const { rewards } = await asks(listRewards, {});
    expect(rewards.some(({ stock }) => stock === 0)).toBe(true);
    expect((await asks(listRewards, { archived: 'yes' })).rewards).not.toEqual([]);
    const kinds = async (state: 'pendiente' | 'por_entregar' | 'resueltas') =>
      new Set((await asks(listApprovals, { state, limit: 100 })).requests.map(({ kind }) => kind));
    expect(await kinds('pendiente')).toEqual(new Set(['actividad', 'canje', 'hito']));
    expect(await kinds('por_entregar')).toEqual(new Set(['canje', 'hito']));
    const { requests } = await asks(listApprovals, { state: 'resueltas' });
    expect(requests.some(({ state, comment }) => state === 'rechazada' && comment)).toBe(true);
    const { notifications, unread } = await asks(listNotifications, {});
    expect(unread).toBeGreaterThan(0);
    expect(unread).toBeLessThan(notifications.length);
  });
});

test('of the challenges one runs, one was won, one was not, one waits for all and one is a draft', async () => {
  const asks = await inside('daniel');
  const states = { abiertos: 'aceptado en_curso', borradores: 'borrador', terminados: 'no_superado superado' };
  for (const list of ['abiertos', 'borradores', 'terminados'] as const)
    expect((await asks(listChallenges, { list })).challenges.map(({ state }) => state).join(' ')).toBe(states[list]);
});

test('both adults were written to last Sunday, and chose what they are told', async () => {
  // The mailbox keeps what was sent for 7 days: on a Sunday evening what the running product writes by itself is needed.
  await system.services.find(({ name }) => name === 'family')?.takeTurn('end-weeks');
  await system.settled();
  const summaries = (await system.mailbox.mails()).filter(({ subject }) => subject.startsWith('La semana de'));
  for (const { email } of Object.values(adults))
    expect(summaries.filter(({ to }) => to === email).length).toBeGreaterThanOrEqual(1);
  const { quietHours } = await (await inside('laura'))(readPreferences, {});
  expect(quietHours.from).toBe('22:00');
});

test('both adults read the devices of whom they look after', async () => {
  const { devices } = await (await inside('laura'))(listDevices, {});
  expect(new Set(devices.map(({ state }) => state))).toEqual(new Set(['autorizado', 'revocado']));
  const { steps } = await (await inside('laura'))(readProgress, {});
  expect(steps.filter(({ isDone }) => isDone).length).toBeGreaterThanOrEqual(4);
});

test('Laura pays for the plan Familia and has its invoice; grandmother and the programme have not answered yet', async () => {
  const asks = await inside('laura');
  const { subscription } = await asks(readSubscription, {});
  expect(subscription).toMatchObject({ planName: 'Familia', period: 'monthly', currency: 'MXN', state: 'active' });
  expect((await asks(listInvoices, {})).invoices).toMatchObject([{ totalCents: subscription!.priceCents }]);
  expect((await asks(whoAmI, {})).limits?.planName).toBe('Familia');
  expect((await asks(readAmbassadorship, {})).ambassador?.status).toBe('solicitado');
  expect((await asks(listInvitations, {})).invitations.filter(({ status }) => status === 'sent')).toMatchObject([
    { email: 'abuela.carmen@familia.example', relationshipType: 'grandmother' },
  ]);
});

test('the sessions of the story say where they are open', async () => {
  const { sessions } = await (await inside('laura'))(listSessions, {});
  const places = sessions.map(({ browser, system: place }) => `${browser} en ${place}`);
  expect(places).toEqual(expect.arrayContaining(['Chrome en Android', 'Safari en iPad']));
});

test.each(['sofia', 'mateo', 'lucia'] as const)('the world of %s is filled', async (name) => {
  const { asks, childId } = await childInside(name);
  const dashboard = await asks(readChildDashboard, { childId });
  expect(dashboard.todayDone + dashboard.todayInReview).toBeGreaterThan(0);
  expect(dashboard.nextReward).not.toBeNull();
  expect((await asks(readAgenda, { childId, days: 7 })).days).toHaveLength(7);
  expect((await asks(listChildActivities, { childId })).history.length).toBeGreaterThan(20);
  expect((await asks(listChildGoals, { childId })).goals.length).toBeGreaterThan(1);
  expect((await asks(listChildChallenges, { childId })).challenges).not.toEqual([]);
  expect((await asks(listSharedIdeas, {})).ideas).toHaveLength({ sofia: 0, mateo: 2, lucia: 1 }[name]);
  expect((await asks(listChildRewards, { childId })).redemptions).not.toEqual([]);
  const { balance, movements } = await asks(readWallet, { childId });
  expect(balance.points).toBeGreaterThan(300);
  expect(balance.availableCents).toBeGreaterThan(0);
  expect(movements.length).toBeGreaterThan(20);
  expect((await asks(listNotifications, {})).unread).toBeGreaterThan(0);
  const { achievements } = await asks(listChildAchievements, { childId });
  expect(achievements.filter(({ earnedAt }) => earnedAt !== null).length).toBeGreaterThan(5);
});

test('Mateo reads why his bed was sent back, and his coins are held for what he asked', async () => {
  const { asks, childId } = await childInside('mateo');
  const { occurrences, celebrations } = await asks(readChildDashboard, { childId });
  const bed = occurrences.find(({ title }) => title === 'Tender la cama');
  expect(bed).toMatchObject({ state: 'rechazada', comment: '¡Buen trabajo! Falta la almohada: casi lo tienes.' });
  expect(celebrations).not.toEqual([]);
  const { balance } = await asks(readWallet, { childId });
  expect(balance.reservedCents).toBe(2_000);
  const { movements } = await asks(readWallet, { childId, type: 'correccion' });
  expect(movements).not.toEqual([]);
});

test('Lucía reads why her bear waits, and Sofía that somebody looks at her wish', async () => {
  const lucia = await childInside('lucia');
  const bear = (await lucia.asks(listChildGoals, { childId: lucia.childId })).goals.find(
    ({ title }) => title === 'Un oso de peluche',
  );
  expect(bear).toMatchObject({
    progress: { state: 'alcanzada' },
    comment: '¡Lo lograste! La tienda abre el sábado: pídelo otra vez y vamos juntas.',
  });
  const sofia = await childInside('sofia');
  const { goals } = await sofia.asks(listChildGoals, { childId: sofia.childId });
  expect(goals.some(({ progress }) => progress.state === 'por_entregar' && progress.isAsked)).toBe(true);
});
