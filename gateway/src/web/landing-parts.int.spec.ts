import { expect, it } from '@jest/globals';

import { aLanding, aSite, changed } from '../../test/a-landing-site.js';

it('a visitor gets the same half of a page that has two, and a page that has none is drawn once', async () => {
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

it('whoever shares a page shows a picture of it, drawn once, and 404 where there is no page', async () => {
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
