import { beforeEach, describe, expect, jest, test } from '@jest/globals';

import { type Capability, capabilities, type Needed } from './capabilities.js';
import { G1 } from './testing/rule-g1.js';

const inWords = ({ area, level }: Needed): string =>
  level === 'own' ? 'the owner' : `${area ?? 'anything'} ${level === 'full' ? 'whole' : 'to look'}`;

/** The requests of the product by what they take, as the contracts say with this table of capabilities. */
async function asked(table: Readonly<Record<string, Needed>> = capabilities): Promise<typeof G1> {
  jest.unstable_mockModule('./capabilities.js', () => ({
    areas: ['activities', 'challenges', 'rewards', 'approvals'],
    capabilities: table,
    neededFor: (capability: Capability) => table[capability],
  }));
  const { allRequests } = await import('./registry.js');
  const taking = allRequests.filter(({ access }) => access.level !== undefined);
  const kinds = [...new Set(taking.map(({ access }) => inWords(access)))];
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      taking
        .filter(({ access }) => inWords(access) === kind)
        .map(({ subject }) => subject)
        .toSorted(),
    ]),
  );
}

beforeEach(() => {
  jest.resetModules();
});

test('every request takes what G1 says', async () => {
  expect(await asked()).toEqual(G1);
});

describe('the table of capabilities', () => {
  const lines = Object.entries<Needed>(capabilities);

  test.each(lines)('without the line %s G1 does not hold', async (line, { level }) => {
    const other: Needed = level === undefined ? { level: 'own' } : {};
    expect(await asked({ ...capabilities, [line]: other })).not.toEqual(G1);
  });

  test.each(lines.filter(([, { area }]) => area !== undefined))(
    'with another area in the line %s G1 does not hold',
    async (line, needed) => {
      const area = needed.area === 'challenges' ? 'rewards' : 'challenges';
      expect(await asked({ ...capabilities, [line]: { ...needed, area } })).not.toEqual(G1);
    },
  );
});
