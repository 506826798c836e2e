import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { listPlans, planEdited } from '@alcancia/contracts/billing';
import type { LandingPageAsked, LandingPictureAsked } from '@alcancia/contracts/landing-page';
import {
  landingChanged,
  type LandingView,
  listPublishedLandings,
  readLandingPreview,
  readPublishedLanding,
} from '@alcancia/contracts/marketing';
import { failure } from '@alcancia/server-kit';

import { aGateway, type GatewayStand } from '../../test/gateway-stand.js';
import { BuiltFolders } from './built-folders.js';

const shell =
  '<!doctype html><html><head><!--alcancia-config--><script src="/assets/shell.0123456789.js" nonce="__NONCE__"></script></head><body><div id="root"></div></body></html>';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'alcancia-landing-'));
  await writeFile(path.join(folder, 'index.html'), shell);
});
afterAll(() => rm(folder, { recursive: true }));

const aLanding = (more: Partial<LandingView> = {}): LandingView => ({
  id: randomUUID(),
  slug: 'inicio',
  isMain: true,
  version: 1,
  publishedAt: '2026-11-21T10:00:00.000Z',
  title: 'La alcancía',
  metaDescription: '',
  ogImage: null,
  hero: { title: 'La alcancía', emphasis: '', subtitle: '' },
  authCta: { primary: { text: 'Crear', to: '/auth' }, secondary: null, note: '' },
  sections: [],
  isPricingVisible: true,
  pricing: { selectedPlanIds: [], planOrder: [], customCtaText: null },
  share: { isEnabled: false, platforms: [], position: 'inline' },
  ...more,
});

/** As the landing draws: its nonces, and room for the app. */
const drawn = ({ landing, slug, origin, plans, variant }: LandingPageAsked): string =>
  `<!DOCTYPE html><html><head><style nonce="__NONCE__">p{}</style></head><body><!--alcancia-app--><div data-landing><h1>${landing?.title ?? `nada en ${String(slug)}`}</h1><i>${String(variant)}</i><p>${origin} ${plans.length} nonce=&quot;__NONCE__&quot;</p></div></body></html>`;

interface Visited {
  readonly site: GatewayStand;
  /** What is published, by slug; the main one under ''. */
  readonly published: Map<string, LandingView>;
  /** How often a page was drawn. */
  readonly drawings: LandingPageAsked[];
  /** What pictures said that were drawn. */
  readonly pictures: string[];
}

async function aSite(isThere = () => true): Promise<Visited> {
  const published = new Map([['', aLanding()]]);
  const drawings: LandingPageAsked[] = [];
  const pictures: string[] = [];
  const landingDrawer = {
    draw: async (asked: LandingPageAsked) => {
      if (!isThere()) throw failure('unavailable');
      drawings.push(asked);
      return drawn(asked);
    },
    picture: async ({ title }: LandingPictureAsked) => {
      if (!isThere()) throw failure('unavailable');
      pictures.push(title);
      return Buffer.from(`PNG of ${title}`);
    },
  };
  const files = new BuiltFolders({ '/': `${folder}/` });
  const site = await aGateway().start({ files, landingDrawer, config: { runtime: { note: '</script>' } } });
  await site.play(readPublishedLanding, ({ input }) => ({
    landing: published.get(readPublishedLanding.input.parse(input).slug ?? '') ?? null,
    movedTo: readPublishedLanding.input.parse(input).slug === 'primavera' ? 'verano' : null,
  }));
  await site.play(listPlans, () => ({ plans: [] }));
  return { site, published, drawings, pictures };
}

const changed = (site: GatewayStand, { id: landingId, slug, isMain, version }: LandingView) =>
  site.happen(landingChanged, { landingId, slug, isMain, version, formerSlug: null, status: 'published' });

describe('a visitor', () => {
  it("gets the page as HTML, with a nonce of the visitor's own that what was typed cannot get", async () => {
    const { site } = await aSite();
    const answer = await site.ask('/');
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    const html = await answer.text();
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? 'none';
    expect(html).toContain(`<style nonce="${nonce}">p{}</style>`);
    expect(html).toContain('nonce=&quot;__NONCE__&quot;');
    expect(await (await site.ask('/')).text()).not.toContain(nonce);
  });

  it('is not sent twice what the browser has, and keeps the policy that belongs to it', async () => {
    const { site } = await aSite();
    const etag = (await site.ask('/')).headers.get('etag') ?? '';
    const again = await site.ask('/', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text(), again.headers.get('content-security-policy')]).toEqual([304, '', null]);
  });

  it('asks no service: a page is drawn once, and anew once it or a plan has changed', async () => {
    const { site, published, drawings } = await aSite();
    for (let visit = 0; visit < 5; visit++) await site.ask('/');
    expect([drawings.length, site.heard.length]).toEqual([1, 2]);
    const next = aLanding({ title: 'Otra alcancía', version: 2 });
    published.set('', next);
    await changed(site, next);
    expect(await (await site.ask('/')).text()).toContain('Otra alcancía');
    await site.happen(planEdited, {
      planId: randomUUID(),
      what: 'prices',
      planName: 'Familia',
      byId: randomUUID(),
      userAgent: '',
      before: {},
      after: {},
    });
    await site.ask('/');
    expect(drawings.length).toBe(3);
  });

  it('gets the same half of a page that has two, and a page that has none is drawn once', async () => {
    const { site, published, drawings } = await aSite();
    const agents = Array.from({ length: 40 }, (_, nth) => `browser ${nth}`);
    const visit = async (agent: string) => {
      const etag = (await site.ask('/', { headers: { 'user-agent': agent } })).headers.get('etag');
      return etag ?? '';
    };
    await Promise.all(agents.map(visit));
    expect(drawings.length).toBe(1);
    const section = { type: 'install', heading: 'Una', subheading: '', cta: null, isVisible: true } as const;
    const split = aLanding({ sections: [{ ...section, variant: 'A' }], version: 2 });
    published.set('', split);
    await changed(site, split);
    const tags = await Promise.all(agents.map(visit));
    expect(await Promise.all(agents.map(visit))).toEqual(tags);
    expect(drawings.slice(1).map(({ variant }) => variant)).toEqual(['A', 'B']);
    expect(new Set(tags).size).toBe(2);
  });

  it('is shown a picture of the page by whoever shared it, drawn once, and 404 where there is no page', async () => {
    const { site, published, pictures } = await aSite();
    published.set(
      'verano',
      aLanding({ slug: 'verano', isMain: false, hero: { title: 'Verano', emphasis: '', subtitle: '' } }),
    );
    for (let time = 0; time < 2; time += 1) {
      const picture = await site.ask('/landing-picture/verano.png?v=1');
      expect([picture.status, picture.headers.get('content-type'), await picture.text()]).toEqual([
        200,
        'image/png',
        'PNG of Verano',
      ]);
    }
    expect(pictures).toEqual(['Verano']);
    for (const address of ['/landing-picture/otra.png', '/landing-picture/..%2fx.png'])
      expect((await site.ask(address)).status).toBe(404);
  });

  it('finds a page by its address until it is unpublished, and words where there is none', async () => {
    const { site, published } = await aSite();
    const other = aLanding({ slug: 'verano', isMain: false, title: 'Verano' });
    published.set('verano', other);
    expect(await (await site.ask('/landing/verano')).text()).toContain('<h1>Verano</h1>');
    published.delete('verano');
    await changed(site, other);
    for (const address of ['/landing/verano', '/landing/NO', '/landing/%3Cscript%3E', '/landing/..%2f..']) {
      const gone = await site.ask(address);
      expect([address, gone.status]).toEqual([address, 404]);
      expect(await gone.text()).toContain('nada en');
    }
  });

  it('is led from where a page stood to where it stands', async () => {
    const { site } = await aSite();
    const moved = await site.ask('/landing/primavera', { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/landing/verano']);
  });

  it('sees a preview by its address alone, which no search engine keeps and only our own pages frame', async () => {
    const { site } = await aSite();
    await site.play(readLandingPreview, ({ input }) => ({
      landing: readLandingPreview.input.parse(input).token === 'right' ? aLanding({ title: 'Aún no' }) : null,
    }));
    const shown = await site.ask('/landing-preview/right');
    expect(await shown.text()).toContain('<h1>Aún no</h1>');
    expect(['cache-control', 'x-robots-tag', 'x-frame-options'].map((name) => shown.headers.get(name))).toEqual([
      'no-store',
      'noindex',
      'SAMEORIGIN',
    ]);
    expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    const over = await site.ask('/landing-preview/expired');
    expect([over.status, await over.text()]).toEqual([410, expect.stringContaining('Esta vista previa venció')]);
  });

  it('fills no memory by trying out addresses', async () => {
    const { site, drawings } = await aSite();
    for (const slug of ['una-pagina', 'una-pagina', 'una-pagina']) await site.ask(`/landing/${slug}`);
    expect(drawings.length).toBe(3);
  });

  it('keeps seeing the page while what it is made of is away, and is told where there is none', async () => {
    let isThere = true;
    const { site } = await aSite(() => isThere);
    await site.ask('/');
    isThere = false;
    site.nowMs += 60_000;
    expect((await site.ask('/')).status).toBe(200);
    const away = await site.ask('/landing/verano');
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '3']);
    expect(await away.text()).toContain('no está disponible');
  });
});

it('brings the app as data for whoever is signed in, also while the landing is away', async () => {
  let isThere = true;
  const { site } = await aSite(() => isThere);
  for (const address of ['/', '/landing/verano']) {
    const html = await (await site.ask(address)).text();
    const [, kept = '""'] = /id="alcancia-app" nonce="[^"]+">(.*?)<\/script>/.exec(html) ?? [];
    expect(kept).not.toContain('<');
    const app = JSON.parse(kept) as string;
    expect(app).toContain('/assets/shell.0123456789.js');
    expect(app).not.toContain('__NONCE__');
    isThere = false;
  }
});

it("tells search engines of the published pages and the public texts, and of nothing that is somebody's own", async () => {
  const { site } = await aSite();
  const publishedAt = '2026-11-21T10:00:00.000Z';
  await site.play(listPublishedLandings, () => ({
    landings: [
      { slug: 'inicio', isMain: true, publishedAt },
      { slug: 'verano', isMain: false, publishedAt },
    ],
  }));
  const map = await site.ask('/sitemap.xml');
  expect(map.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const places = [...(await map.text()).matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, place]) => place);
  expect(places).toEqual(['/', '/landing/verano', '/privacy', '/terms', '/cookies', '/refund']);
  const robots = await (await site.ask('/robots.txt')).text();
  expect(robots).toContain('Disallow: /api/');
  expect(robots).toMatch(/Sitemap: http.*\/sitemap\.xml/);
});
