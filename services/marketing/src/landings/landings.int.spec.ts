import { afterAll, beforeAll, expect, test } from '@jest/globals';

import {
  landingAddress,
  landingSection,
  landingSections,
  listPublishedLandings,
  readPublishedLanding,
} from '@alcancia/contracts/marketing';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { marketing } from '../marketing.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(marketing, {
    env: { PUBLIC_ORIGIN: 'http://alcancia.test', VISITOR_SECRET: 'v'.repeat(32) },
  });
});
afterAll(() => service.close());

const read = async (slug: string | null) => (await service.ask(readPublishedLanding, null, { slug })).landing;
const sql = (text: string) => service.em().execute(text);

test('an empty database begins with one main page that has every kind of section (G53, G49)', async () => {
  const main = await read(null);
  expect(main).toMatchObject({ slug: 'inicio', isMain: true, isPricingVisible: true, version: 1 });
  expect([...new Set(main?.sections.map(({ type }) => type))].toSorted()).toEqual([
    'automation',
    'before-after',
    'benefits',
    'how-it-works',
    'install',
    'learning',
    'parents',
    'pricing',
    'problem',
    'share',
    'stats',
    'test',
    'testimonials',
  ]);
  expect(await read('inicio')).toEqual(main);
});

test('the four public claims stand there as numbers with a source and a day (G39, spec 2 §9)', async () => {
  const stats = (await read(null))?.sections.find(({ type }) => type === 'stats');
  expect(
    stats?.type === 'stats' && stats.items.map(({ value, suffix, label }) => `${value}${suffix} ${label}`),
  ).toEqual([
    '1000+ familias ahorrando',
    '100000+ misiones al mes',
    '95 % de satisfacción',
    '89 % mejora en 2 semanas',
  ]);
  expect(stats?.type === 'stats' && stats.items.every(({ source, measuredOn }) => source && measuredOn)).toBe(true);
});

test('the page is shared on the five platforms at the right edge (spec 1 §9)', async () => {
  expect((await read(null))?.share).toEqual({
    isEnabled: true,
    platforms: ['facebook', 'twitter', 'linkedin', 'whatsapp', 'email'],
    position: 'sticky_right',
  });
});

test.each(['draft', 'archived'])('what is a %s no visitor reads, not by its address either', async (status) => {
  await sql(`update marketing.landing_pages set status = '${status}'`);
  expect([await read(null), await read('inicio')]).toEqual([null, null]);
  expect((await service.ask(listPublishedLandings, null, {})).landings).toEqual([]);
  await sql(`update marketing.landing_pages set status = 'published'`);
  expect(await read('inicio')).not.toBeNull();
});

test('there is one main page at most', async () => {
  const second = sql(
    `insert into marketing.landing_pages (id, slug, title, is_main_landing, created_at, updated_at)
     values (gen_random_uuid(), 'otra-puerta', 'Otra', true, now(), now())`,
  );
  await expect(second).rejects.toThrow('one_main_landing');
});

test.each([
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['data:text/html,x', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['http://evil.example', false],
  ['https://user@evil.example', false],
  ['/auth" onclick="x', false],
  ['', false],
  ['/auth?tab=signup', true],
  ['#planes', true],
  ['https://alcancia.example/ayuda', true],
  ['mailto:hola@alcancia.example', true],
])('a link to "%s" is taken: %s', (address, isTaken) => {
  expect(landingAddress.safeParse(address).success).toBe(isTaken);
});

const benefits = (title: string, items = 1) => ({
  type: 'benefits',
  heading: 'Beneficios',
  subheading: '',
  cta: null,
  isVisible: true,
  variant: null,
  items: Array.from({ length: items }, () => ({ icon: 'star', title, text: '' })),
});

test.each<[string, unknown, boolean]>([
  ['a script, which is text', benefits('<script>alert(1)</script>'), true],
  ['eight cards', benefits('Uno', 8), true],
  ['nine cards', benefits('Uno', 9), false],
  ['a megabyte', benefits('x'.repeat(1_000_000)), false],
  ['a text that turns round its direction', benefits('uno\u202Esod'), false],
  ['nothing for a title', benefits('  '), false],
  ['a kind that is none', { ...benefits('Uno'), type: 'html' }, false],
])('a section with %s', (_, section, isTaken) => {
  expect(landingSection.safeParse(section).success).toBe(isTaken);
});

test('a page has 40 sections at most', () => {
  const of = (count: number) => landingSections.safeParse(Array.from({ length: count }, () => benefits('Uno'))).success;
  expect([of(40), of(41), of(200)]).toEqual([true, false, false]);
});
