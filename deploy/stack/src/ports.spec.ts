import { expect, test } from '@jest/globals';

import { portsFrom } from './ports.js';

test('no two parts of a stack share a port, however many services there are', () => {
  const ports = Object.values(portsFrom(4250));

  expect(new Set(ports).size).toBe(ports.length);
});

test('two stacks thirty ports apart share none', () => {
  const one = Object.values(portsFrom(4250));
  const other = Object.values(portsFrom(4280));

  expect(new Set([...one, ...other]).size).toBe(one.length + other.length);
});
