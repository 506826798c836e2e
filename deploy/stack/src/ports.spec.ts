import { expect, test } from '@jest/globals';

import { portsFrom } from './ports.js';

test('two stacks thirty ports apart share none', () => {
  const one = Object.values(portsFrom(4250));
  const other = Object.values(portsFrom(4280));

  expect(new Set([...one, ...other]).size).toBe(one.length + other.length);
});
