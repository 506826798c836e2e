import { expect, test } from '@jest/globals';

import { maskEmail } from './event-log.policy.js';

test.each([
  ['ana.ruiz@example.org', 'a***@example.org'],
  ['"a@b"@example.org', '"***@example.org'],
  ['@example.org', '***'],
  ['nothing', '***'],
])('%s is kept as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
