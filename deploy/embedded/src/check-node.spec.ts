import { expect, it } from '@jest/globals';

import { checkNode } from './check-node.js';

it.each(['18.20.1', '20.19.0', '22.16.9'])('refuses Node %s in one sentence', (version) => {
  expect(() => checkNode(version)).toThrow(`aquí corre ${version}`);
});

it.each(['22.17.0', '24.21.0'])('takes Node %s', (version) => {
  expect(() => checkNode(version)).not.toThrow();
});
