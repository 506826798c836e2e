import { expect, it } from '@jest/globals';
import { z } from 'zod';

import { allRequests } from '@alcancia/contracts/registry';

import { fieldLabels, labelOf } from './field-labels.js';

interface Schema {
  readonly properties?: Record<string, Schema>;
  readonly items?: Schema;
  readonly anyOf?: Schema[];
  readonly oneOf?: Schema[];
}

const namesIn = ({ properties = {}, items, anyOf = [], oneOf = [] }: Schema): string[] => [
  ...Object.keys(properties),
  ...[...Object.values(properties), ...(items ? [items] : []), ...anyOf, ...oneOf].flatMap(namesIn),
];

it('has a Spanish name for every field that a browser can send', () => {
  const names = allRequests
    .filter(({ http }) => http !== undefined)
    .flatMap(({ input }) => namesIn(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema));
  expect([...new Set(names)].filter((name) => !(name in fieldLabels))).toEqual([]);
});

it('names the nearest field of a place inside a list', () => {
  expect(labelOf(['milestones', 0, 'percent'])).toBe('el porcentaje');
  expect(labelOf(['childIds', 3])).toBe('los niños');
});
