import { expect, it } from '@jest/globals';

import { type SpecMessage, specMessages } from '@alcancia/contracts/testing/spec-messages';

import { wordsFor } from './errors.js';

it.each(Object.entries<SpecMessage>(specMessages))('says of %s what the spec says', (_, row) => {
  const { code, details = {}, title, text } = row;
  const said = wordsFor({ code, details, correlationId: undefined });
  expect(said).toEqual(text === undefined ? { title } : { title, text });
});
