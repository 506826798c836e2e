import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import {
  archiveLanding,
  createLanding,
  landingChanged,
  type LandingContent,
  landingContent,
  landingEdited,
  listLandings,
  listLandingVersions,
  listPublishedLandings,
  makeMainLanding,
  previewHoldsMs,
  previewLanding,
  publishLanding,
  readLanding,
  readLandingPreview,
  readPublishedLanding,
  reservedLandingSlugs,
  restoreLanding,
  saveLanding,
} from '@alcancia/contracts/marketing';
import { anAdministrator, anAdult, type TestService } from '@alcancia/server-kit/testing';

import { aMarketing } from '../../test/a-marketing.js';

const administrator = anAdministrator();

let service: TestService;
let content: LandingContent;
beforeAll(async () => {
  service = await aMarketing();
  const { landing } = await service.ask(readPublishedLanding, null, { slug: null });
  content = landingContent.parse(landing);
});
afterAll(() => service.close());

let nth = 0;
let slug: string;
beforeEach(() => {
  nth += 1;
  slug = `pagina-${nth}`;
});

const titled = (title: string): LandingContent => ({ ...content, title });
const create = async (title = 'Verano', at = slug) =>
  (await service.ask(createLanding, administrator, { slug: at, content: titled(title) })).landingId;
const read = (landingId: string) => service.ask(readLanding, administrator, { landingId });
const versionOf = async (landingId: string) => ({ landingId, version: (await read(landingId)).version });
const publish = async (landingId: string) => service.ask(publishLanding, administrator, await versionOf(landingId));
const save = async (landingId: string, more: { slug?: string; content?: LandingContent }) =>
  service.ask(saveLanding, administrator, { ...(await versionOf(landingId)), slug, content, ...more });
const seen = async (at: string | null) => service.ask(readPublishedLanding, null, { slug: at });
const isSeen = async (at: string) => (await seen(at)).landing?.title ?? null;
const told = async (landingId: string) =>
  (await service.published(landingChanged)).filter((one) => one.landingId === landingId);

describe('a page', () => {
  test('is seen by nobody until it is published, and from then on as it was then', async () => {
    const landingId = await create();
    expect([await isSeen(slug), await told(landingId)]).toEqual([null, []]);
    await publish(landingId);
    await save(landingId, { content: titled('Otoño') });
    expect([await isSeen(slug), (await read(landingId)).content.title]).toEqual(['Verano', 'Otoño']);
    expect(await read(landingId)).toMatchObject({ isChanged: true, status: 'published', publicSlug: slug });
    await publish(landingId);
    expect([await isSeen(slug), (await read(landingId)).isChanged]).toEqual(['Otoño', false]);
    expect((await told(landingId)).map(({ status }) => status)).toEqual(['published', 'published']);
  });

  test('archived it is gone for visitors and search engines, and comes back by being published', async () => {
    const landingId = await create();
    await publish(landingId);
    await service.ask(archiveLanding, administrator, await versionOf(landingId));
    expect(await isSeen(slug)).toBeNull();
    const { landings } = await service.ask(listPublishedLandings, null, {});
    expect(landings.map((one) => one.slug)).not.toContain(slug);
    expect((await told(landingId)).at(-1)).toMatchObject({ slug, status: 'archived' });
    await publish(landingId);
    expect(await isSeen(slug)).toBe('Verano');
  });

  test('what somebody else changed since is not written over', async () => {
    const landingId = await create();
    const { version } = await versionOf(landingId);
    await save(landingId, { content: titled('De la otra') });
    for (const late of [
      service.ask(saveLanding, administrator, { landingId, version, slug, content }),
      service.ask(publishLanding, administrator, { landingId, version }),
    ])
      await expect(late).rejects.toMatchObject({ code: 'changed_before' });
    expect((await read(landingId)).content.title).toBe('De la otra');
  });

  test('keeps its versions, and an earlier one comes back to be edited only', async () => {
    const landingId = await create('Uno');
    await publish(landingId);
    await save(landingId, { content: titled('Dos') });
    await publish(landingId);
    const { versions } = await service.ask(listLandingVersions, administrator, { landingId });
    expect(versions.map(({ number, title }) => [number, title])).toEqual([
      [2, 'Dos'],
      [1, 'Uno'],
    ]);
    await service.ask(restoreLanding, administrator, { ...(await versionOf(landingId)), number: 1 });
    expect([(await read(landingId)).content.title, await isSeen(slug)]).toEqual(['Uno', 'Dos']);
    const none = service.ask(restoreLanding, administrator, { ...(await versionOf(landingId)), number: 9 });
    await expect(none).rejects.toMatchObject({ code: 'not_found' });
  });

  test('keeps the newest fifty versions', async () => {
    const landingId = await create();
    for (let time = 0; time < 52; time += 1) await publish(landingId);
    const { versions } = await service.ask(listLandingVersions, administrator, { landingId });
    expect([versions.length, versions[0]?.number, versions.at(-1)?.number]).toEqual([50, 52, 3]);
  });

  test('what the product brought can be restored, too', async () => {
    const { landings } = await service.ask(listLandings, administrator, {});
    const main = landings.find(({ isMain }) => isMain)!;
    const { versions } = await service.ask(listLandingVersions, administrator, { landingId: main.landingId });
    expect(versions).toMatchObject([{ number: 1, slug: 'inicio' }]);
  });
});

describe('its address', () => {
  test.each([...reservedLandingSlugs])('"%s" is the product’s', async (reserved) => {
    const asked = service.ask(createLanding, administrator, { slug: reserved, content });
    await expect(asked).rejects.toMatchObject({ code: 'landing_slug_reserved', details: { slug: reserved } });
  });

  test.each(['ab', 'Verano', 'con espacio', 'ñandú', '../x', 'a'.repeat(61)])('"%s" is none', async (wrong) => {
    const asked = service.ask(createLanding, administrator, { slug: wrong, content });
    await expect(asked).rejects.toMatchObject({
      code: 'invalid_input',
      fields: [{ field: 'slug' }],
    });
  });

  test('asked for twice at once it is one page’s', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => service.answer(createLanding, administrator, { slug, content })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.flatMap((one) => (one.ok ? [] : [one.error.code]))).toEqual(
      Array.from({ length: 3 }, () => 'landing_slug_taken'),
    );
  });

  test('of another page it is taken, also while that one only plans it', async () => {
    await create('Una');
    const other = await create('Otra', `${slug}-otra`);
    await expect(save(other, { slug })).rejects.toMatchObject({ code: 'landing_slug_taken' });
  });

  test('changed, the former one leads to it once that is published, until another page takes it', async () => {
    const landingId = await create();
    await publish(landingId);
    await save(landingId, { slug: `${slug}-b`, content: titled('Verano') });
    expect([await isSeen(slug), await isSeen(`${slug}-b`)]).toEqual(['Verano', null]);
    await publish(landingId);
    expect(await seen(slug)).toEqual({ landing: null, movedTo: `${slug}-b` });
    expect((await told(landingId)).at(-1)).toMatchObject({ slug: `${slug}-b`, formerSlug: slug });
    await publish(await create('Otra'));
    expect(await seen(slug)).toMatchObject({ landing: { title: 'Otra' }, movedTo: null });
  });
});

describe('the main page', () => {
  test('is swapped at once: there is never none, and visitors of both are told', async () => {
    const landingId = await create();
    const draft = service.ask(makeMainLanding, administrator, await versionOf(landingId));
    await expect(draft).rejects.toMatchObject({ code: 'landing_not_published' });
    await publish(landingId);
    const { landing: was } = await seen(null);
    await service.ask(makeMainLanding, administrator, await versionOf(landingId));
    expect((await seen(null)).landing?.id).toBe(landingId);
    expect((await told(was!.id)).at(-1)).toMatchObject({ isMain: false, slug: was?.slug });
    expect((await told(landingId)).at(-1)).toMatchObject({ isMain: true, slug });
    const gone = service.ask(archiveLanding, administrator, await versionOf(landingId));
    await expect(gone).rejects.toMatchObject({ code: 'landing_is_main' });
    await service.ask(makeMainLanding, administrator, await versionOf(was!.id));
  });

  test('of two that want to be it at once one is', async () => {
    const ids = [await create('Una'), await create('Otra', `${slug}-otra`)];
    for (const id of ids) await publish(id);
    await Promise.all(ids.map(async (id) => service.ask(makeMainLanding, administrator, await versionOf(id))));
    const { landings } = await service.ask(listLandings, administrator, {});
    expect(landings.filter(({ isMain }) => isMain)).toHaveLength(1);
  });
});

describe('a preview', () => {
  test('shows what is written to whoever has its address, for half an hour', async () => {
    const landingId = await create('Solo para ti');
    const { path } = await service.ask(previewLanding, administrator, { landingId });
    const token = path.replace('/landing-preview/', '');
    const open = async (one: string) => (await service.ask(readLandingPreview, null, { token: one })).landing?.title;
    expect(await open(token)).toBe('Solo para ti');
    const [id, until, signature] = token.split('.') as [string, string, string];
    for (const forged of ['', 'x', `${randomUUID()}.${until}.${signature}`, `${id}.${Number(until) + 1}.${signature}`])
      expect(await open(forged)).toBeUndefined();
    service.clock.shift(previewHoldsMs);
    expect(await open(token)).toBeUndefined();
  });
});

test('what was done stands in the audit log, by field, and keeps no page', async () => {
  const landingId = await create('Registro');
  await publish(landingId);
  const edits = (await service.published(landingEdited)).filter((one) => one.landingId === landingId);
  expect(edits).toMatchObject([
    { title: 'Registro', before: { title: null }, after: { landing: 'Registro', title: 'Registro', slug } },
    { before: { status: 'draft' }, after: { landing: 'Registro', status: 'published' } },
  ]);
  expect(JSON.stringify(edits[0]).length).toBeLessThan(4_000);
});

test('only those who run the product see and write', async () => {
  const landingId = await create();
  const at = { landingId, version: 1 };
  const acts = [
    () => service.ask(listLandings, anAdult(), {}),
    () => service.ask(readLanding, anAdult(), { landingId }),
    () => service.ask(createLanding, anAdult(), { slug: 'otra-mas', content }),
    () => service.ask(saveLanding, anAdult(), { ...at, slug, content }),
    () => service.ask(publishLanding, anAdult(), at),
    () => service.ask(archiveLanding, anAdult(), at),
    () => service.ask(makeMainLanding, anAdult(), at),
    () => service.ask(restoreLanding, anAdult(), { ...at, number: 1 }),
    () => service.ask(previewLanding, anAdult(), { landingId }),
  ];
  for (const act of acts) await expect(act()).rejects.toMatchObject({ code: 'not_for_this_profile' });
});

test('two hundred pages are enough', async () => {
  const { landings } = await service.ask(listLandings, administrator, {});
  await service.em().execute(
    `insert into marketing.landing_pages (id, slug, title, draft, draft_slug, created_at, updated_at)
     select gen_random_uuid(), 'llena-' || n, 'Llena', p.draft, 'llena-' || n, now(), now()
     from generate_series(1, ${200 - landings.length}) n,
       (select draft from marketing.landing_pages where draft is not null limit 1) p`,
  );
  await expect(create()).rejects.toMatchObject({ code: 'landings_full', details: { most: 200 } });
});
