import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from '@jest/globals';

import { drawnIn, screensIn } from './drawn-icons.js';
import { lean } from './lean-icons.js';

const { resolve } = createRequire(import.meta.url);
const folder = path.join(path.dirname(resolve('@phosphor-icons/react')), 'defs');
const frontEnds = fileURLToPath(new URL('../../..', import.meta.url));
const screensOf = (...rooms: string[]) => rooms.map((room) => path.join(frontEnds, room, 'src'));
const weightsIn = (source: string): string[] =>
  [...source.matchAll(/^ {4}"(\w+)",$/gm)].map(([, weight]) => weight ?? '');

const leanOne = (name: string, drawn: ReturnType<typeof drawnIn>) => {
  const whole = readFileSync(path.join(folder, `${name}.es.js`), 'utf8');
  expect(weightsIn(whole)).toHaveLength(6);
  const left = lean(whole, `/defs/${name}.es.js`, drawn);
  expect(
    left.startsWith(whole.slice(0, whole.indexOf('(['))) && left.endsWith(whole.slice(whole.lastIndexOf(']);'))),
  ).toBe(true);
  expect(left).not.toMatch(/[[,]\s*,/);
  return weightsIn(left);
};

describe('an icon', () => {
  const everywhere = drawnIn(screensOf('kit', 'shell', 'family', 'child'));

  test.each([
    ['Archive', ['regular']],
    ['House', ['fill', 'regular']],
    ['Check', ['bold', 'regular']],
    ['Gift', ['bold', 'fill', 'regular']],
    ['DeviceTablet', ['duotone', 'fill', 'regular']],
    ['EnvelopeSimple', ['duotone', 'regular']],
  ])('%s keeps the weights in which it is drawn', (name, weights) => {
    expect(leanOne(name, everywhere)).toEqual(weights);
  });

  test('of a micro-frontend’s navigation keeps the weight in which the shell draws where one is', () => {
    expect(drawnIn(screensOf('family')).fill).toEqual(expect.arrayContaining(['House', 'UserPlus', 'UsersThree']));
    expect(drawnIn(screensOf('shell')).fill).not.toContain('UsersThree');
  });

  test('says its weight where it is drawn, and nowhere else', () => {
    const screens = screensIn([frontEnds]);
    const elsewhere = screens.filter(({ source }) => /IconContext|weight: '/.test(source));
    expect(elsewhere.map(({ name }) => name)).toEqual([]);
    const said = (source: string) => source.match(/\sweight=/g)?.length ?? 0;
    const read = (source: string) =>
      source.match(/<\w+[^<>]*?weight=("(?:bold|duotone|fill)"|\{\w+ \? '\w+' : 'regular'\})/g)?.length ?? 0;
    expect(screens.filter(({ source }) => said(source) !== read(source)).map(({ name }) => name)).toEqual([]);
  });
});
