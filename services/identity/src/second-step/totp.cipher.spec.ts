import { expect, test } from '@jest/globals';

import { base32, matchingStep, newTotpSecret, totpCode, totpStepAt, totpUri } from './totp.cipher.js';

const secret = Buffer.from('12345678901234567890');

// Appendix B of RFC 6238, shortened to six digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (second, code) => {
  expect(totpCode(secret, totpStepAt(new Date(second * 1_000)))).toBe(code);
});

test('a code counts in its own 30 seconds and in those beside them', () => {
  const at = (second: number) => matchingStep(secret, '081804', new Date(second * 1_000));
  const step = 37_037_036;
  expect([1_111_111_050, 1_111_111_080, 1_111_111_109, 1_111_111_139].map(at)).toEqual([step, step, step, step]);
  expect([1_111_111_049, 1_111_111_140].map(at)).toEqual([null, null]);
});

test('a secret is told as apps read it', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(totpUri(secret, 'ana+1@correo.example')).toBe(
    'otpauth://totp/Alcanc%C3%ADa:ana%2B1%40correo.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Alcanc%C3%ADa',
  );
  expect(newTotpSecret()).toHaveLength(20);
});
