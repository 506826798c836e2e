import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { listActivities, listApprovals, listChildActivities, listGoals, listRewards } from '@alcancia/contracts/family';
import { aHome, type Home, password } from '@alcancia/testing';

import { aSystem, type TestSystem } from '../test/a-system.js';
import { badAmounts, badCursors, badIds, badLimits, badPins } from '../test/bad-values.js';
import { toMidWeek } from '../test/mid-week.js';
import { all, refusals } from '../test/refusals.js';
import { send, type Sent } from '../test/send.js';

let system: TestSystem;
let home: Home;
let neighbours: Home;

beforeAll(async () => {
  system = await aSystem();
  toMidWeek(system);
  home = await aHome(system);
  neighbours = await aHome(system, { displayName: 'Bruno' });
  for (const { claimed } of [home, home, neighbours, neighbours]) await claimed();
});
afterAll(() => system.close());

const post = (who: 'adult' | 'child', path: string, body: unknown): Promise<Sent> =>
  send(system.address, path, { ...(who === 'adult' ? home.asAdult : home.asChild), body });
const get = (path: string, token = home.asAdult.token): Promise<Sent> => send(system.address, path, { token });

const activity = () => ({
  title: 'Leer',
  emoji: '📚',
  category: 'escuela',
  points: 10,
  coinsCents: 500,
  schedule: { mode: 'diaria' },
  childIds: [home.childId],
});
const reward = () => ({ title: 'Parque', emoji: '🌳', category: 'salida', costCents: 100, childIds: [home.childId] });
const goal = () => ({
  title: 'Bici',
  emoji: '🚲',
  childIds: [home.childId],
  targetPoints: 500,
  prize: { kind: 'texto', text: 'Una bici' },
});
/** The body with one field replaced by raw JSON. */
const withRaw = (fields: object, field: string, raw: string): string =>
  `${JSON.stringify({ ...fields, [field]: undefined }).slice(0, -1)},${JSON.stringify(field)}:${raw}}`;

describe('amounts', () => {
  const rows: [path: string, fields: () => object, field: string, more: string[]][] = [
    ['/api/family/activities', activity, 'points', ['501']],
    ['/api/family/activities', activity, 'coinsCents', ['150', '100100']],
    ['/api/family/rewards', reward, 'costCents', ['0', '99', '150', '1000100']],
    ['/api/family/goals', goal, 'targetPoints', ['0', '9', '100001']],
  ];
  test.each(rows)('%s refuses what is no amount: %#', async (path, fields, field, more) => {
    const values = [...badAmounts, ...more];
    const said = await refusals(system, values, (raw) => post('adult', path, withRaw(fields(), field, raw)));
    expect(said).toEqual(all(values, `400 invalid_input ${field}`));
  });

  test('inside a prize, a milestone and a piece of stock as well', async () => {
    const bodies = [
      withRaw(goal(), 'prize', '{"kind":"monedas","coinsCents":1e21}'),
      withRaw(goal(), 'prize', '{"kind":"oro","coinsCents":100}'),
      withRaw(goal(), 'milestones', '[{"percent":33,"bonusCoinsCents":0}]'),
      withRaw(goal(), 'milestones', '[{"percent":25,"bonusCoinsCents":-100}]'),
      withRaw(goal(), 'milestones', '[{"percent":25,"bonusCoinsCents":0},{"percent":25,"bonusCoinsCents":0}]'),
    ];
    expect(Object.values(await refusals(system, bodies, (body) => post('adult', '/api/family/goals', body)))).toEqual([
      '400 invalid_input prize.coinsCents',
      '400 invalid_input prize.kind',
      '400 invalid_input milestones.0.percent',
      '400 invalid_input milestones.0.bonusCoinsCents',
      '400 invalid_input milestones',
    ]);
    const stocks = ['-1', '1.5', '10001', '"5"', '{"$inc":1}'];
    const said = await refusals(system, stocks, (raw) =>
      post('adult', '/api/family/rewards', withRaw(reward(), 'stock', raw)),
    );
    expect(said).toEqual(all(stocks, '400 invalid_input stock'));
  });

  test('a price that is not the one on the shelf redeems nothing', async () => {
    const rewardId = await home.reward({ costCents: 100 });
    const redeem = (raw: string) => post('child', `/api/family/rewards/${rewardId}/redeem`, `{"costCents":${raw}}`);
    const noNumber = badAmounts.filter((raw) => raw !== '-1');
    expect(await refusals(system, noNumber, redeem)).toEqual(all(noNumber, '400 invalid_input costCents'));
    expect(await refusals(system, ['-1', '0', '99', '200'], redeem)).toEqual(
      all(['-1', '0', '99', '200'], '409 price_changed'),
    );
  });
});

test('what is no PIN is refused before it counts as a guess', async () => {
  const { childId, fingerprint } = home.child;
  const proof = { password };
  const routes: [string, (pin: unknown) => object, string][] = [
    ['/api/identity/own-pin', (pin) => ({ pin, proof }), 'pin'],
    [`/api/identity/children/${childId}/pin`, (pin) => ({ pin, proof }), 'pin'],
    ['/api/identity/choose-child', (pin) => ({ childId, fingerprint, pin }), 'pin'],
    [`/api/identity/children/${childId}/pin`, (pin) => ({ pin: '1357', proof: { pin } }), 'proof'],
  ];
  for (const [path, body, field] of routes) {
    const said = await refusals(system, badPins, (pin) => post('adult', path, body(pin)));
    for (const answer of Object.values(said)) expect(answer).toMatch(new RegExp(`^400 invalid_input ${field}`));
  }
});

describe('lists', () => {
  const lists = [listActivities, listApprovals, listGoals, listRewards, listChildActivities];
  const pathOf = ({ http }: { http?: string }) => (http ?? '').replace('GET ', '').replace('{childId}', home.childId);

  test.each(lists.map((contract) => [contract.subject, contract] as const))('%s', async (_, contract) => {
    const path = pathOf(contract);
    const query = (name: string) => (value: string) =>
      get(`${path}?${new URLSearchParams({ [name]: value }).toString()}`);
    expect(await refusals(system, badLimits, query('limit'))).toEqual(all(badLimits, '400 invalid_input limit'));
    expect(await refusals(system, badCursors, query('cursor'))).toEqual(all(badCursors, '400 invalid_input cursor'));
    const operators = ['limit[$gt]=1', 'childId[$ne]=x', '$where=1', '__proto__[limit]=1'];
    expect(await refusals(system, operators, (each) => get(`${path}?${each}`))).toEqual(
      all(operators, '200 it was not refused'),
    );
  });

  test("another family's cursor opens none of its rows", async () => {
    for (const contract of [listActivities, listApprovals]) {
      const theirs = await system.want(contract, { limit: 1 }, neighbours.asAdult);
      expect(theirs.nextCursor).toEqual(expect.any(String));
      const ours = await get(`${pathOf(contract)}?cursor=${theirs.nextCursor}&limit=100`);
      const own = await system.want(contract, { limit: 100 }, home.asAdult);
      const ids = (page: object) => JSON.stringify(page).match(/"(?:id|requestId)":"[^"]+"/g) ?? [];
      expect(ours.status).toBe(200);
      expect(ids(own)).toEqual(expect.arrayContaining(ids(ours.body as object)));
    }
  });

  test('wildcards and injections are no ids, days or months', async () => {
    const reads = [...badIds.map((id) => `/api/family/activities/${id}`), '/api/family/activities?childId=%25'];
    const said = await refusals(system, reads, (path) => get(path));
    expect(Object.values(said)).toEqual([
      ...badIds.map(() => '400 invalid_input activityId'),
      '400 invalid_input childId',
    ]);
    const child = `/api/family/children/${home.childId}`;
    const rows = {
      [`${child}/wallet?month=20__-01`]: 'month',
      [`${child}/wallet?month=2026-13`]: 'month',
      [`${child}/wallet?type=%25`]: 'type',
      [`${child}/agenda?from=0000-01-01`]: 'from',
      [`${child}/agenda?from=2026-02-30`]: 'from',
      [`${child}/agenda?days=15`]: 'days',
      [`${child}/agenda?days=1e3`]: 'days',
      '/api/family/approvals?state=pendiente%00': 'state',
      '/api/family/goals?archived=true': 'archived',
    };
    expect(Object.values(await refusals(system, Object.keys(rows), (path) => get(path)))).toEqual(
      Object.values(rows).map((field) => `400 invalid_input ${field}`),
    );
  });
});
