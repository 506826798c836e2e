import { expect, test } from '@jest/globals';

import { networkOf } from './network.policy.js';

test.each([
  ['8.8.4.4', '8.8.4.0'],
  ['::ffff:8.8.4.4', '8.8.4.0'],
  ['2a00:1450:4003:80a::200e', '2a00:1450:4003::'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '192.168.1.20',
  '172.16.0.9',
  '::1',
  'fe80::1',
  'fd00::5',
  '100.64.0.1',
  '',
  'hello',
])('of %j nobody outside knows where it is', (address) => {
  expect(networkOf(address)).toBeNull();
});
