import { describe, expect, test } from '@jest/globals';

import '../testing/message-channel.js';

import type { PlanView } from '@alcancia/contracts/billing';
import type { LandingPageAsked } from '@alcancia/contracts/landing-page';
import type { LandingContent, LandingSection, LandingView } from '@alcancia/contracts/marketing';

// React looks for what it waits with as it is loaded.
const { drawPage } = await import('./draw.js');

const origin = 'https://alcancia.example';
const script = '/remotes/landing/assets/landing.0123456789.js';
const head = { heading: 'Título', subheading: 'Debajo', cta: null, isVisible: true, variant: null } as const;
const card = { icon: 'star', title: 'Tarjeta', text: 'Su texto' } as const;
const claim = { source: 'Encuesta propia', measuredOn: '2026-10-05' } as const;

/** One of each kind that an editor may place. */
const sections: LandingSection[] = [
  { ...head, type: 'problem', items: [{ ...card, title: 'Un problema' }], claim },
  { ...head, type: 'how-it-works', items: [{ ...card, title: 'Un paso' }] },
  { ...head, type: 'learning', items: [{ ages: '4–6 años', title: 'Esperar', skills: ['Cuida lo suyo'] }] },
  {
    ...head,
    type: 'parents',
    items: [{ icon: 'team', benefit: 'En equipo', proof: 'Con otros', link: { text: 'Ver', to: '/auth' } }],
  },
  { ...head, type: 'stats', items: [{ value: 100_000, suffix: '+', label: 'misiones al mes', ...claim }] },
  {
    ...head,
    type: 'testimonials',
    items: [{ quote: 'Ya ahorra', alias: 'M. y sus hijos', hasConsent: true, givenOn: '2026-09-01', rating: 4 }],
  },
  { ...head, type: 'before-after', items: [{ before: 'Pedía', after: 'Ahorra' }] },
  { ...head, type: 'automation', items: [{ icon: 'bell', trigger: 'Termina la semana', result: 'Llega el resumen' }] },
  { ...head, type: 'benefits', items: [{ ...card, title: 'Un beneficio' }] },
  { ...head, type: 'pricing', heading: 'Elige el plan que crece contigo' },
  { ...head, type: 'install', heading: 'Llévala contigo' },
  { ...head, type: 'test', cta: { text: 'Hacer el test', to: '/test-familia' } },
  { ...head, type: 'share', heading: 'Comparte Alcancía' },
];

const content: LandingContent = {
  title: 'Alcancía para familias',
  metaDescription: 'De qué va',
  ogImage: null,
  hero: { title: 'La alcancía que enseña a ahorrar', emphasis: 'enseña', subtitle: 'Para tu familia' },
  authCta: {
    primary: { text: 'Crear mi familia', to: '/auth?tab=signup' },
    secondary: { text: 'Test', to: '/test-familia' },
    note: 'Gratis',
  },
  sections,
  isPricingVisible: true,
  pricing: { selectedPlanIds: [], planOrder: [], customCtaText: null },
  share: { isEnabled: true, platforms: ['whatsapp', 'email'], position: 'sticky_right' },
};

const aLanding = (more: Partial<LandingView> = {}): LandingView => ({
  ...content,
  id: '0190a000-0000-7000-8000-000000000001',
  slug: 'inicio',
  isMain: true,
  version: 1,
  publishedAt: '2026-11-21T10:00:00.000Z',
  ...more,
});

const aPlan = (number: number, name: string, mxn: number): PlanView => ({
  id: `0190a000-0000-7000-8000-00000000000${number}`,
  name,
  slug: name.toLowerCase(),
  description: `Para ${name}`,
  features: ['Hasta 3 niños'],
  isFeatured: number === 2,
  featuredBadgeText: null,
  featuredOrder: null,
  pricingOrder: number,
  baseCurrency: 'USD',
  limits: { maxChildren: 3, maxGuardians: 1, maxDevices: 3 },
  prices: [
    { period: 'monthly', currency: 'MXN', priceCents: mxn, discountPercent: 0 },
    { period: 'monthly', currency: 'USD', priceCents: mxn / 20, discountPercent: 0 },
  ],
});
const plans = [aPlan(1, 'Gratis', 0), aPlan(2, 'Familia', 9_500), aPlan(3, 'Plus', 17_500)];

async function drawn(more: Partial<LandingPageAsked> = {}): Promise<Document> {
  return new DOMParser().parseFromString(await html(more), 'text/html');
}
const html = async (more: Partial<LandingPageAsked> = {}): Promise<string> =>
  (await drawPage({ landing: aLanding(), slug: null, plans, origin, ...more }, script)).html;

const textOf = (page: Document): string => page.body.textContent ?? '';
const titles = (page: Document): (string | null)[] => [...page.querySelectorAll('h2')].map((one) => one.textContent);

describe('the page of visitors', () => {
  let usual: Promise<Document> | undefined;
  test.each([
    'Un problema',
    'Un paso',
    '4–6 años',
    'Cuida lo suyo',
    'Con otros',
    '100.000+',
    'misiones al mes',
    'Fuente: Encuesta propia, 5 de octubre de 2026.',
    'Ya ahorra',
    'Pedía',
    'Ahorra',
    'Llega el resumen',
    'Un beneficio',
    'Elige el plan que crece contigo',
    '$95',
    'Llévala contigo',
    'Hacer el test',
    'Comparte Alcancía',
    'Crear mi familia',
    'Prueba Gratis',
    'Gratis',
  ])('has "%s" in its HTML, before any script runs', async (words) => {
    usual ??= drawn();
    expect(textOf(await usual)).toContain(words);
  });

  test('has the sections in the stored order, without hidden and empty ones', async () => {
    const first: LandingSection = { ...head, type: 'benefits', heading: 'Primero', items: [card] };
    const second: LandingSection = { ...head, type: 'benefits', heading: 'Segundo', items: [card] };
    const shown = await drawn({
      landing: aLanding({
        sections: [
          second,
          { ...first, heading: 'Oculto', isVisible: false },
          first,
          { ...first, heading: 'Vacío', items: [] },
        ],
        share: { ...content.share, isEnabled: false },
      }),
    });
    expect(titles(shown).slice(0, 2)).toEqual(['Segundo', 'Primero']);
    expect(textOf(shown)).not.toMatch(/Oculto|Vacío/);
  });

  test('has the sections of one half of the visitors for that half alone', async () => {
    const halves = (['A', 'B', null] as const).map((variant): LandingSection => {
      return { ...head, type: 'benefits', heading: `Para ${variant ?? 'todos'}`, variant, items: [card] };
    });
    const landing = aLanding({ sections: halves, share: { ...content.share, isEnabled: false } });
    expect(titles(await drawn({ landing, variant: 'A' })).slice(0, 2)).toEqual(['Para A', 'Para todos']);
    expect(titles(await drawn({ landing, variant: 'B' })).slice(0, 2)).toEqual(['Para B', 'Para todos']);
    expect(titles(await drawn({ landing })).slice(0, 2)).toEqual(['Para A', 'Para todos']);
  });

  test('leads to sign-up, sign-in, the test and the four public texts', async () => {
    const addresses = [...(await drawn()).querySelectorAll('a')].map((one) => one.getAttribute('href'));
    for (const address of [
      '/auth?tab=signup',
      '/auth?tab=signin',
      '/test-familia',
      '/terms',
      '/privacy',
      '/cookies',
      '/refund',
    ])
      expect(addresses).toContain(address);
  });

  test('says for search engines and whoever shares it what it is, under its own address', async () => {
    const page = await drawn({ landing: aLanding({ isMain: false, slug: 'verano' }), slug: 'verano' });
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${origin}/landing/verano`);
    expect(page.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe('Alcancía para familias');
    const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as object;
    expect(JSON.stringify(data)).toContain('"price":"4.75","priceCurrency":"USD"');
  });
});

describe('plans', () => {
  const shown = async (more: Partial<LandingView>): Promise<(string | null)[]> =>
    [...(await drawn({ landing: aLanding(more) })).querySelectorAll('.plan h3')].map((one) => one.textContent);
  const [one, two, three] = plans.map(({ id }) => id) as [string, string, string];

  test('are those that were selected, in the stored order', async () => {
    expect(await shown({})).toEqual(['Gratis', 'Familia', 'Plus']);
    const pricing = { selectedPlanIds: [one, three], planOrder: [three, two, one], customCtaText: null };
    expect(await shown({ pricing })).toEqual(['Plus', 'Gratis']);
  });

  test('are not there where they are switched off', async () => {
    expect(await shown({ isPricingVisible: false })).toEqual([]);
  });

  test('have the call to action of the page, where it has one', async () => {
    const pricing = { selectedPlanIds: [], planOrder: [], customCtaText: 'Quiero este' };
    expect(textOf(await drawn({ landing: aLanding({ pricing }) }))).toContain('Quiero este: Familia');
  });
});

test('whatever an editor types is text: a script in every field runs nowhere', async () => {
  const evil = '</script></style><script>alert(1)</script><img src=x onerror=alert(1)>"\'nonce="__NONCE__"';
  const everywhere = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((one) => everywhere(one));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, everywhere(one, name)]));
    const isFree =
      typeof value === 'string' &&
      !['type', 'icon', 'to', 'measuredOn', 'givenOn', 'id', 'slug', 'position', 'publishedAt'].includes(key);
    return isFree && !['whatsapp', 'email'].includes(value) ? evil : value;
  };
  const drawnEvil = await html({ landing: everywhere(aLanding()) as LandingView });
  const page = new DOMParser().parseFromString(drawnEvil, 'text/html');
  expect([...page.querySelectorAll('script')].map((one) => one.dataset['script'] ?? one.type)).toEqual(
    expect.arrayContaining(['application/ld+json', script]),
  );
  expect(page.querySelectorAll('script')).toHaveLength(2);
  expect([page.querySelectorAll('img').length, page.querySelectorAll('[onerror]').length]).toEqual([0, 0]);
  // The style, the structured data and the script alone get the visitor's nonce.
  expect(drawnEvil.split('nonce="__NONCE__"')).toHaveLength(4);
});

test.each([
  [null, 'Landing principal no encontrada', 'Por favor, configura una landing principal en el administrador'],
  ['verano', 'Esta página ya no está aquí', 'La puerta de casa sigue abierta.'],
])(
  'where nothing is published at %s it is said in words, and not found by search engines',
  async (slug, title, text) => {
    const page = await drawn({ landing: null, slug });
    expect(page.querySelector('h1')?.textContent).toBe(title);
    expect(textOf(page)).toContain(text);
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  },
);
