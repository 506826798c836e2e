import { spawnSync } from 'node:child_process';

import { expect, test } from '@jest/globals';

/** What is said of a change of this file; as if nobody above had asked Nx for anything. */
function affectedBy(file: string): { rooms: string[]; images: string[] } {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('NX_')));
  const { stdout } = spawnSync('node', ['tools/run.mjs', 'affected', `--files=${file}`], {
    encoding: 'utf8',
    env: { ...env, NODE_OPTIONS: '' },
  });
  const named = (what: string) => new RegExp(`^${what}: +(.*)$`, 'm').exec(stdout)?.[1]?.split(', ') ?? [];
  return { rooms: named('Rooms'), images: named('Images').toSorted() };
}

test.each([
  ['a service', 'services/family/src/family.service.ts', ['@alcancia/embedded', '@alcancia/family'], ['family']],
  ['a micro-frontend', 'frontends/child/src/module.ts', ['@alcancia/web-child'], ['web-child']],
  ['a page of the documents', 'docs/start.md', ['alcancia'], ['none']],
])('%s is built, tested and released alone', (_what, file, rooms, images) => {
  expect(affectedBy(file)).toEqual({ rooms, images });
});

test('a contract touches everybody who speaks it', () => {
  const { images } = affectedBy('contracts/src/define.ts');
  for (const name of [
    'identity',
    'family',
    'notifications',
    'gateway',
    'web-shell',
    'web-family',
    'web-child',
    'web-admin',
  ])
    expect(images).toContain(name);
});

test('the server of static files goes with every front end', () => {
  expect(affectedBy('deploy/static/src/main.ts').images).toEqual(
    expect.arrayContaining(['web-admin', 'web-child', 'web-family', 'web-shell']),
  );
});
