import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it, jest } from '@jest/globals';

const rooms = fileURLToPath(new URL('../../../..', import.meta.url));

const sources = readdirSync(rooms, { recursive: true, withFileTypes: true })
  .filter(({ name, parentPath }) => /(?<!\.spec)\.tsx?$/.test(name) && !/node_modules|dist|testing/.test(parentPath))
  .map(({ name, parentPath }) => path.join(parentPath, name));

/** The values, not the types, that this file takes from a package. */
const takenFrom =
  (name: string) =>
  (file: string): string[] =>
    [...readFileSync(file, 'utf8').matchAll(new RegExp(`import \\{([^}]*)\\} from '${name}'`, 'g'))].flatMap(
      ([, names = '']) =>
        names
          .split(',')
          .map((one) => one.trim())
          .filter((one) => one && !one.startsWith('type ')),
    );

describe.each([
  ['router', 'react-router'],
  ['query', '@tanstack/react-query'],
])('the slim %s', (file, name) => {
  it('has everything that the rooms take from it, and it is all real', async () => {
    const whole = (await import(name)) as object;
    const written = readFileSync(path.join(rooms, `kit/src/federation/slim/${file}.js`), 'utf8');
    const offered = (/export \{([^}]*)\}/.exec(written)?.[1] ?? '').split(',').flatMap((one) => one.trim() || []);
    expect(offered.filter((one) => !(one in whole))).toEqual([]);
    expect(sources.flatMap(takenFrom(name)).filter((one) => !offered.includes(one))).toEqual([]);
  });
});

describe('the slim zod', () => {
  it('lets every contract be defined, with its address, kind and topics', async () => {
    jest.unstable_mockModule('zod', () => import('./zod.js'));
    const { allRequests } = await import('@alcancia/contracts/registry');
    expect(allRequests.length).toBeGreaterThan(0);
    expect(allRequests.filter(({ kind, topics }) => !kind || !Array.isArray(topics))).toEqual([]);
  });

  it('lists the options of an enum and refuses to check anything', async () => {
    const { z } = await import('./zod.js');
    expect(z.enum(['a', 'b']).options).toEqual(['a', 'b']);
    expect(() => z.object({ a: z.string().min(1) }).safeParse({})).toThrow(/server checks/);
  });
});
