import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from '@jest/globals';

import { drawn, lean } from './lean-icons.js';

const { resolve } = createRequire(import.meta.url);
const folder = path.join(path.dirname(resolve('@phosphor-icons/react')), 'defs');
const weightsIn = (source: string): string[] =>
  [...source.matchAll(/^ {4}"(\w+)",$/gm)].map(([, weight]) => weight ?? '');

const leanOne = (name: string) => {
  const whole = readFileSync(path.join(folder, `${name}.es.js`), 'utf8');
  expect(weightsIn(whole)).toHaveLength(6);
  const left = lean(whole, `/defs/${name}.es.js`);
  expect(
    left.startsWith(whole.slice(0, whole.indexOf('(['))) && left.endsWith(whole.slice(whole.lastIndexOf(']);'))),
  ).toBe(true);
  expect(left).not.toMatch(/[[,]\s*,/);
  return weightsIn(left);
};

const rooms = fileURLToPath(new URL('../../..', import.meta.url));
const sources = readdirSync(rooms, { recursive: true, withFileTypes: true })
  .filter(({ name, parentPath }) => /(?<![.]spec)[.]tsx?$/.test(name) && !/node_modules|dist/.test(parentPath))
  .map(({ name, parentPath }) => ({ name, source: readFileSync(path.join(parentPath, name), 'utf8') }));

/** The icons of a file: what each is called there, and its own name. */
const iconsIn = (source: string) =>
  new Map(
    [...source.matchAll(/import \{ (?:(\w+) as )?(\w+) \} from '@phosphor-icons[^']*[/](\w+)'/g)].map(
      ([, , called = '', icon = '']) => [called, icon] as const,
    ),
  );

/** What a micro-frontend's entries in the navigation are drawn with; the shell knows them by no name. */
const ofNavigation = sources
  .filter(({ name }) => name === 'navigation.ts')
  .flatMap(({ source }) => [...iconsIn(source).values()]);

/** Every icon that this file may draw in this weight. A tag that is no icon's name stands for those that the file chooses from. */
function drawnHere(source: string, weight: string): string[] {
  const icons = iconsIn(source);
  return [...source.matchAll(/<(\w+)[^<>]*?weight=("\w+"|\{[^}]*\})/g)]
    .filter(([, , value = '']) => value.includes(weight))
    .flatMap(([, tag = '']) => {
      const icon = icons.get(tag);
      if (icon) return [icon];
      const chosen = [...icons].filter(([called]) => !source.includes(`<${called}`)).map(([, one]) => one);
      return chosen.length > 0 ? chosen : ofNavigation;
    });
}

describe('an icon', () => {
  test.each([
    ['Archive', ['regular']],
    ['House', ['fill', 'regular']],
    ['Check', ['bold', 'regular']],
    ['Gift', ['bold', 'fill', 'regular']],
    ['DeviceTablet', ['duotone', 'fill', 'regular']],
  ])('%s keeps the weights in which it is drawn', (name, weights) => {
    expect(leanOne(name)).toEqual(weights);
  });

  test.each(['bold', 'duotone', 'fill'])(
    'is %s on a page only if it keeps that weight, and keeps none for nobody',
    (weight) => {
      const found = sources.flatMap(({ source }) => drawnHere(source, weight));
      expect([...new Set(found)].toSorted()).toEqual(drawn()[weight]);
    },
  );

  test('says its weight where it is drawn, and nowhere else', () => {
    const elsewhere = sources.filter(({ source }) => /IconContext|weight: '/.test(source));
    expect(elsewhere.map(({ name }) => name)).toEqual([]);
    const said = (source: string) => source.match(/\sweight=/g)?.length ?? 0;
    const read = (source: string) =>
      source.match(/<\w+[^<>]*?weight=("(?:bold|duotone|fill)"|\{\w+ \? '\w+' : 'regular'\})/g)?.length ?? 0;
    expect(sources.filter(({ source }) => said(source) !== read(source)).map(({ name }) => name)).toEqual([]);
  });
});
