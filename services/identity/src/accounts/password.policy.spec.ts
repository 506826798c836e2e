import { expect, test } from '@jest/globals';

import { mustBeGoodPassword } from './password.policy.js';

const judged = (password: string, confirmPassword = password): string => {
  try {
    mustBeGoodPassword({ password, confirmPassword });
    return 'good';
  } catch (error) {
    return (error as Error).message;
  }
};

test.each([
  ['seis66', 'good'],
  ['una clave larga', 'good'],
  ['cinco', 'password_too_short'],
  ['  ab  ', 'password_too_short'],
  ['PASSWORD', 'password_too_common'],
  ['contraseña', 'password_too_common'],
  ['aaaaaaaa', 'password_too_common'],
  ['😀😀😀', 'password_too_common'],
  ['n\u0303an\u0303a', 'password_too_short'],
])('%s is %s', (password, verdict) => {
  expect(judged(password)).toBe(verdict);
});

test('typed differently is told before anything else', () => {
  expect(judged('mi ñandú', 'mi n\u0303andu\u0301')).toBe('good');
  expect(judged('corta', 'otra')).toBe('passwords_differ');
});
