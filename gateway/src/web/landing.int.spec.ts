import { randomUUID } from 'node:crypto';

import { describe, expect, it } from '@jest/globals';

import { planEdited } from '@alcancia/contracts/billing';
import { listPublishedLandings, readLandingPreview } from '@alcancia/contracts/marketing';

import { aLanding, aSite, changed } from '../../test/a-landing-site.js';

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
