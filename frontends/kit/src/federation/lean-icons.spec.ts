import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from '@jest/globals';

import { lean, twoToned } from './lean-icons.js';

const { resolve } = createRequire(import.meta.url);
const folder = path.join(path.dirname(resolve('@phosphor-icons/react')), 'defs');
const weightsIn = (source: string): string[] =>
  [...source.matchAll(/^ {4}"(\w+)",$/gm)].map(([, weight]) => weight ?? '');

const leanOne = (name: string) => {
  const whole = readFileSync(path.join(folder, `${name}.es.js`), 'utf8');
  expect(weightsIn(whole)).toHaveLength(6);
  const left = lean(whole, `/defs/${name}.es.js`);
  expect(left.endsWith(whole.slice(whole.lastIndexOf(']);')))).toBe(true);
  return weightsIn(left);
};

test.each(['House', 'GearSix', 'Bell', 'SealCheck'])('%s keeps the three weights that the product draws', (name) => {
  expect(leanOne(name)).toEqual(['bold', 'fill', 'regular']);
});

test.each(twoToned())('%s, which is drawn in two tones, keeps them', (name) => {
  expect(leanOne(name)).toEqual(['bold', 'duotone', 'fill', 'regular']);
});

test('no page draws another icon in two tones', () => {
  const rooms = fileURLToPath(new URL('../../..', import.meta.url));
  const drawn = readdirSync(rooms, { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => name.endsWith('.tsx') && !/node_modules|dist/.test(parentPath))
    .map(({ name, parentPath }) => readFileSync(path.join(parentPath, name), 'utf8'))
    .filter((source) => source.includes('"duotone"'))
    .map((source) => ({
      tags: [...source.matchAll(/<(\w+)[^<>]*weight="duotone"/g)].map(([, tag]) => tag ?? ''),
      icons: [...source.matchAll(/dist\/csr\/(\w+)'/g)].map(([, icon]) => icon ?? ''),
    }));
  expect(drawn.length).toBeGreaterThan(2);
  const named = drawn.flatMap(({ tags, icons }) => tags.filter((tag) => icons.includes(tag)));
  expect(named.filter((tag) => !twoToned().includes(tag))).toEqual([]);
  // A tag that is no icon's name stands for those that its file chooses from.
  const chosen = drawn.filter(({ tags, icons }) => tags.some((tag) => !icons.includes(tag)));
  expect(chosen.map(({ icons }) => icons.filter((icon) => twoToned().includes(icon)))).toEqual([
    ['Desktop', 'DeviceMobile', 'DeviceTablet'],
  ]);
});
