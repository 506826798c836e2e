import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll } from '@jest/globals';

import { listPlans } from '@alcancia/contracts/billing';
import type { LandingPageAsked, LandingPictureAsked } from '@alcancia/contracts/landing-page';
import { landingChanged, type LandingView, readPublishedLanding } from '@alcancia/contracts/marketing';
import { failure } from '@alcancia/server-kit';

import { BuiltFolders } from '../src/web/built-folders.js';
import { aGateway, type GatewayStand } from './gateway-stand.js';

const shell =
  '<!doctype html><html><head><!--alcancia-config--><script src="/assets/shell.0123456789.js" nonce="__NONCE__"></script></head><body><div id="root"></div></body></html>';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'alcancia-landing-'));
  await writeFile(path.join(folder, 'index.html'), shell);
});
afterAll(() => rm(folder, { recursive: true }));

export const aLanding = (more: Partial<LandingView> = {}): LandingView => ({
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

export interface Visited {
  readonly site: GatewayStand;
  /** What is published, by slug; the main one under ''. */
  readonly published: Map<string, LandingView>;
  /** How often a page was drawn. */
  readonly drawings: LandingPageAsked[];
  /** What pictures said that were drawn. */
  readonly pictures: string[];
}

export async function aSite(isThere = () => true): Promise<Visited> {
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

export const changed = (site: GatewayStand, { id: landingId, slug, isMain, version }: LandingView) =>
  site.happen(landingChanged, { landingId, slug, isMain, version, formerSlug: null, status: 'published' });
