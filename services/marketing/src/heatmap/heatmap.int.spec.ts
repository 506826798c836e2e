import { randomBytes } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import type { InputOf } from '@alcancia/contracts/define';
import {
  isVisitSampled,
  listLandings,
  mostTouchesOfVisit,
  noteTouches,
  readHeatmap,
} from '@alcancia/contracts/marketing';
import { anAdministrator, anAdult, type TestService } from '@alcancia/server-kit/testing';

import { aMarketing } from '../../test/a-marketing.js';

type Told = InputOf<typeof noteTouches>;
type Touch = Told['touches'][number];

const dayMs = 86_400_000;
const administrator = anAdministrator();

let service: TestService;
let landingId: string;
beforeAll(async () => {
  service = await aMarketing();
  landingId = (await service.ask(listLandings, administrator, {})).landings[0]!.landingId;
});
afterAll(() => service.close());
// Each test has a day of its own.
beforeEach(() => service.clock.shift(dayMs));

const aNumber = () => randomBytes(16).toString('hex');
function aVisitId(isSampled = true): string {
  let visitId = aNumber();
  while (isVisitSampled(visitId) !== isSampled) visitId = aNumber();
  return visitId;
}
const click = (more: Partial<Touch> = {}): Touch => ({
  section: 'hero',
  kind: 'clic',
  x: 50,
  y: 100,
  selector: 'a.btn[href="/auth?tab=signup"]',
  ...more,
});
const scroll = (percent: number) => click({ kind: 'scroll', x: percent, selector: 'body' });
const tell = (touches: Touch[], more: Partial<Told> = {}, caller: Parameters<TestService['ask']>[1] = null) =>
  service.ask(noteTouches, caller, { visitId: aVisitId(), landingId, version: 1, viewport: 'phone', touches, ...more });
const today = () => service.clock.now().toISOString().slice(0, 10);
const look = (more: Partial<InputOf<typeof readHeatmap>> = {}) =>
  service.ask(readHeatmap, administrator, {
    landingId,
    viewport: 'phone',
    layer: 'clicks',
    from: today(),
    to: today(),
    ...more,
  });
const nothing = { visits: 0, signUpVisits: 0, sections: [], elements: [] };

test('of ten thousand visits one in five is looked at', () => {
  const sampled = Array.from({ length: 10_000 }, aNumber).filter(isVisitSampled).length;
  expect(sampled).toBeGreaterThan(1_800);
  expect(sampled).toBeLessThan(2_200);
});

describe('nothing is kept', () => {
  test('of who is signed in', async () => {
    await tell([click()], {}, anAdult());
    expect(await look()).toMatchObject(nothing);
  });

  test('of a visit that is none of the five', async () => {
    await tell([click()], { visitId: aVisitId(false) });
    expect(await look()).toMatchObject(nothing);
  });

  test('of a page or a version that there is not', async () => {
    await tell([click()], { landingId: '01890000-0000-7000-8000-000000000000' });
    await tell([click()], { version: 2 });
    expect(await look()).toMatchObject(nothing);
  });

  test.each([
    ['what somebody typed', { selector: 'input[value="Sofía"]' }],
    ['an address elsewhere', { selector: 'a[href="https://elsewhere.example/"]' }],
    ['a place outside', { x: 101 }],
    ['a section with markup', { section: '<b>' }],
  ])('of %s', async (_what, more) => {
    await expect(tell([click(more)])).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await look()).toMatchObject(nothing);
  });

  test('beyond what one visit can do', async () => {
    const visitId = aVisitId();
    const batch = Array.from({ length: 50 }, () => click());
    for (let sent = 0; sent <= mostTouchesOfVisit; sent += 50) await tell(batch, { visitId });
    expect((await look()).elements[0]?.touches).toBe(mostTouchesOfVisit);
  });
});

test('touches of one spot are counted together, apart by screen and version', async () => {
  await tell([click({ x: 50, y: 101 }), click({ x: 51, y: 119 }), click({ x: 52, y: 101 })]);
  await tell([click()], { viewport: 'desktop' });
  const seen = await look();
  expect(seen.sections).toEqual([
    {
      section: 'hero',
      spots: [
        [51, 110, 2],
        [53, 110, 1],
      ],
    },
  ]);
  expect(seen.versions).toEqual([1]);
  expect(await look({ version: 2 })).toMatchObject(nothing);
});

test('visits are counted once, those that tap the way in too, and how deep each came', async () => {
  const visitId = aVisitId();
  await tell([scroll(30)], { visitId });
  await tell([scroll(60), click(), click()], { visitId });
  await tell([scroll(10)]);
  const { visits, signUpVisits, depths } = await look({ layer: 'scroll' });
  expect({ visits, signUpVisits }).toEqual({ visits: 2, signUpVisits: 1 });
  expect(depths.map((depth) => depth.visits)).toEqual([2, 2, 1, 1, 1, 1, 1, 0, 0, 0, 0]);
});

test('what annoys is a layer of its own', async () => {
  await tell([
    click(),
    click({ kind: 'clic_muerto', selector: 'p' }),
    click({ kind: 'clic_repetido', selector: 'img' }),
  ]);
  expect((await look({ layer: 'frustration' })).elements.map(({ selector }) => selector)).toEqual(['img', 'p']);
  expect((await look()).elements.map(({ selector }) => selector)).toEqual(['a.btn[href="/auth?tab=signup"]', 'p']);
});

test('of several batches of one visit at once each counts once', async () => {
  const visitId = aVisitId();
  await Promise.all(Array.from({ length: 8 }, () => tell([click(), scroll(20)], { visitId })));
  const { visits, elements } = await look();
  expect([visits, elements[0]?.touches]).toEqual([1, 8]);
});

test('a hundred thousand touches are read in a second', async () => {
  await tell([click()]);
  await service.em().execute(
    `insert into marketing.landing_heat
       (landing_id, day, viewport, kind, version, section, x_percent, y_px, touches)
     select ?, ?::date, 'tablet', 'clic', 1, 'hero', (n % 50) * 2 + 1, (n / 50) * 20 + 10, 8
     from generate_series(0, 12499) as n`,
    [landingId, today()],
  );
  // Time of the processor, which other work on this machine does not take; the first one also finds the way.
  const usedMs: number[] = [];
  let { sections } = await look({ viewport: 'tablet' });
  for (let time = 0; time < 3; time += 1) {
    const before = process.cpuUsage();
    ({ sections } = await look({ viewport: 'tablet' }));
    const { user, system } = process.cpuUsage(before);
    usedMs.push((user + system) / 1_000);
  }
  const spots = sections[0]?.spots ?? [];
  expect([spots.length, spots.reduce((sum, [, , touches]) => sum + touches, 0)]).toEqual([12_500, 100_000]);
  expect(Math.min(...usedMs)).toBeLessThan(1_000);
});
