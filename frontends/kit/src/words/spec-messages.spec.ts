import { expect, it } from '@jest/globals';

import { errorCodes } from '@alcancia/contracts/errors';
import { type SpecMessage, specMessages } from '@alcancia/contracts/testing/spec-messages';

import { addErrorWords, wordsFor } from './errors.js';
import { familyErrorWords } from './rooms/family.js';
import { identityErrorWords } from './rooms/identity.js';

addErrorWords(familyErrorWords, identityErrorWords);

it.each(Object.entries<SpecMessage>(specMessages))('says of %s what the spec says', (_, row) => {
  const { code, details = {}, title, text } = row;
  const said = wordsFor({ code, kind: errorCodes[code], details, correlationId: undefined });
  expect(said).toEqual(text === undefined ? { title } : { title, text });
});
