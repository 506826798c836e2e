import { expect, test } from '@jest/globals';

import { placeClaims, podClaims } from './claims.mjs';

interface Claim {
  says: string;
  broken: string[];
}
interface Workload {
  kind: string;
  main: { image?: string };
}

const job = {
  kind: 'Job',
  metadata: { name: 'migrate' },
  spec: { template: { metadata: { labels: {} }, spec: { containers: [{ image: 'one:1' }] } } },
};
const hasImage = ({ main }: Workload) => main.image !== undefined;
const takeImage = ({ main }: Workload) => delete main.image;
const rule = { says: 'has an image', of: ({ kind }: Workload) => kind === 'Job', holds: hasImage, spoils: [takeImage] };

const brokenIn = (claims: Claim[]) => claims.flatMap(({ broken }) => broken);

test('a rule that holds and whose absence is noticed is kept', () => {
  expect(brokenIn(podClaims('base', [job], rule))).toEqual([]);
});

test.each([
  ['that concerns no workload', { of: () => false }],
  ['that takes nothing away', { spoils: [] }],
  ['that does not notice what it asks for is gone', { holds: () => true }],
  ['that is broken', { holds: () => false }],
])('a pod rule %s fails', (_what, change) => {
  expect(brokenIn(podClaims('base', [job], { ...rule, ...change }))).toHaveLength(1);
});

test.each([
  ['that takes nothing away', { holds: () => true, spoils: [] }],
  ['that notices nothing', { holds: () => true, spoils: [() => {}] }],
  ['that is broken', { holds: () => false, spoils: [() => {}] }],
])('a rule for the whole namespace %s fails', (_what, change) => {
  expect(brokenIn(placeClaims('base', [job], { says: 'all is well', ...change }))).toHaveLength(1);
});
