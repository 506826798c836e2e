import { expect, test } from '@jest/globals';

import { keepsBeside } from './one-product.mjs';
import { Modules } from './one-runtime.mjs';
import OneServer from './one-server.mjs';

const ours = '/work/services/coins/pay.ts';
const theirs = 'file:///work/node_modules/zod/index.js';

test('the next file gets the packages of the one before, and none of our modules', () => {
  const packages = new Map();
  const before = new Modules(packages).set(ours, 'its own').set(theirs, 'kept');
  before.clear();
  const next = new Modules(packages);
  expect([next.get(ours), next.has(ours)]).toEqual([undefined, false]);
  expect([next.get(theirs), next.has(theirs)]).toEqual(['kept', true]);
});

test('the product is kept, proofs are not, and beside a broken module only what cannot import it', () => {
  const places = ['contracts/src/a.ts', 'services/kit/src/b.ts', 'services/coins/src/c.ts', 'deploy/embedded/src/d.ts'];
  const files = [
    ...places,
    'services/coins/src/c.int.spec.ts',
    'services/coins/test/e.ts',
    'services/kit/src/testing/f.ts',
  ];
  const keptBeside = (broken?: string) =>
    files.filter((file) => keepsBeside(broken)(`file:///work/main/${file}`)).join(' ');
  expect(keptBeside()).toBe(places.join(' '));
  expect(keptBeside('deploy/embedded/src/x.ts')).toBe(places.slice(0, 3).join(' '));
  expect(keptBeside('gateway/src/x.ts')).toBe(places.slice(0, 2).join(' '));
  expect(keptBeside('services/coins/src/x.ts')).toBe(places.slice(0, 2).join(' '));
  expect(keptBeside('services/kit/src/x.ts')).toBe(places[0]);
  expect(keptBeside('contracts/src/x.ts')).toBe('');
});

test('the next file finds the environment variables of the worker, not what the one before made of them', () => {
  const config = { projectConfig: { globals: {}, testEnvironmentOptions: {} } };
  const before = new OneServer(config, {});
  before.global.process.env['LEFT_BEHIND'] = 'yes';
  const next = new OneServer({ projectConfig: { ...config.projectConfig, globals: { given: 'now' } } }, {});
  expect(next.global).toBe(before.global);
  expect([next.global.process.env['LEFT_BEHIND'], next.global['given']]).toEqual([undefined, 'now']);
});

test('the next file is not told to the listeners of the one before', () => {
  const config = { projectConfig: { globals: {}, testEnvironmentOptions: {} } };
  const listeners = Symbol.for('EVENT_HANDLERS');
  const before = new OneServer(config, {});
  before.global[listeners] = [() => undefined];
  expect(new OneServer(config, {}).global[listeners]).toBeUndefined();
});

test('the next file is not in the page that the one before has entered', () => {
  const config = { projectConfig: { globals: {}, testEnvironmentOptions: {} } };
  const before = new OneServer(config, {});
  Object.assign(before.global, { window: {}, document: {} });
  const next = new OneServer(config, {});
  expect(['window' in next.global, 'document' in next.global]).toEqual([false, false]);
});
