import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, test } from '@jest/globals';

const root = mkdtempSync(path.join(os.tmpdir(), 'boundaries-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
};
const gate = () => {
  const { status, stderr, stdout } = spawnSync('node', [path.resolve('tools/run/boundaries.mjs'), root], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return { status, lines: stderr.split('\n'), said: stdout.trim() };
};

const illegal = [
  ['services-are-islands', 'services/family/src/coins/pay.ts', '../../../identity/src/sessions/sign-in.js'],
  ['features-share-nouns-not-verbs', 'services/family/src/goals/set-goal.ts', '../coins/pay.js'],
  ['nouns-know-no-verbs', 'services/family/src/goals/goal.entity.ts', './set-goal.js'],
  ['policies-are-pure', 'services/family/src/goals/goal.policy.ts', './goal.store.js'],
  ['only-the-ledger-is-a-ledger', 'services/family/src/goals/goal.store.ts', './goal.ledger.js'],
  ['gateway-has-no-domain', 'gateway/src/forward.ts', '../../services/identity/src/sessions/sign-in.js'],
  ['no-server-in-the-browser', 'frontends/child/src/agenda/agenda.ts', '@alcancia/identity'],
  ['micro-frontends-are-islands', 'frontends/child/src/agenda/day.ts', '../../../family/src/approvals/list.js'],
  ['contracts-know-only-zod', 'contracts/src/live.ts', '../../gateway/src/forward.js'],
  [
    'embedded-imports-only-service-definitions',
    'deploy/embedded/src/main.ts',
    '../../../services/family/src/coins/pay.js',
  ],
  ['web-kit-knows-identity-alone', 'frontends/kit/src/live/use-live.ts', '../../../../contracts/src/family/coins.js'],
  ['whole-system-tests-see-only-contracts', 'tests/journeys/loop.journey.ts', '../../gateway/src/forward.js'],
] as const;

describe('the gate between rooms', () => {
  test('reports every illegal import, also of a mere type', () => {
    const exports = { '.': { source: './src/sessions/sign-in.ts', default: './dist/sign-in.js' } };
    write('services/identity/package.json', JSON.stringify({ name: '@alcancia/identity', exports }));
    write('services/identity/src/sessions/sign-in.ts', 'export type Id = string;\n');
    write('services/family/src/goals/goal.ledger.ts', 'export type Id = string;\n');
    write('frontends/family/src/approvals/list.ts', 'export type Id = string;\n');
    mkdirSync(path.join(root, 'node_modules/@alcancia'), { recursive: true });
    symlinkSync(path.join(root, 'services/identity'), path.join(root, 'node_modules/@alcancia/identity'));
    write('contracts/src/family/coins.ts', 'export type Id = string;\n');
    for (const [, file, imported] of illegal) write(file, `export type { Id } from '${imported}';\n`);

    const { status, lines } = gate();

    expect(status).toBe(1);
    for (const [rule, file] of illegal) {
      expect(lines.filter((line) => line.startsWith(`${rule}: ${file} →`))).toHaveLength(1);
    }
  });

  test('lets a browser have the types of all rooms, but not their list', () => {
    write('contracts/src/registry.ts', 'export const allEvents = [];\nexport type Room = string;\n');
    const registry = '../../../../contracts/src/registry.js';
    write('frontends/child/src/agenda/types.ts', `import type { Room } from '${registry}';\nexport type It = Room;\n`);
    write('frontends/child/src/agenda/values.ts', `export { allEvents } from '${registry}';\n`);

    const found = gate().lines.filter((line) => line.startsWith('browsers-take-no-list-of-all-rooms'));

    expect(found).toEqual([expect.stringContaining('frontends/child/src/agenda/values.ts')]);
  });
});
