import { expect, test } from '@jest/globals';

import { mustSuit } from './issuer-choice.policy.js';

test('a service of its own refuses the embedded issuer, and tells which setting leads to it', () => {
  expect(() => mustSuit({ issuer: 'http://localhost:3000', alcancia_embedded: true }, false)).toThrow('ISSUER_URL');
});

test('in one process with it the embedded issuer is right', () => {
  expect(() => mustSuit({ alcancia_embedded: true }, true)).not.toThrow();
});

test('Keycloak is right in both', () => {
  for (const mayBeEmbedded of [true, false])
    expect(() => mustSuit({ issuer: 'https://alcancia.example' }, mayBeEmbedded)).not.toThrow();
});
