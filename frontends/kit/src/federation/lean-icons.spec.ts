import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { expect, test } from '@jest/globals';

import leanIcons from './lean-icons.js';

const { resolve } = createRequire(import.meta.url);
const folder = path.join(path.dirname(resolve('@phosphor-icons/react')), 'defs');
const weightsIn = (source: string): string[] =>
  [...source.matchAll(/^ {4}"(\w+)",$/gm)].map(([, weight]) => weight ?? '');

test.each(['House', 'GearSix', 'Bell', 'Trophy'])('%s keeps the four weights that the product draws', (name) => {
  const whole = readFileSync(path.join(folder, `${name}.es.js`), 'utf8');
  expect(weightsIn(whole)).toHaveLength(6);
  const lean = leanIcons(whole);
  expect(weightsIn(lean)).toEqual(['bold', 'duotone', 'fill', 'regular']);
  expect(lean.endsWith(whole.slice(whole.lastIndexOf(']);')))).toBe(true);
});
