import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { wireError } from '@alcancia/contracts/errors';
import {
  type SpecMessage,
  specMessages,
  type SpecMessageName,
  subscribingMessages,
  type SubscribingMessageName,
} from '@alcancia/contracts/testing/spec-messages';

import { aSystem, type TestSystem } from '../test/a-system.js';
import { provocations } from '../test/messages.js';
import { subscribingProvocations } from '../test/subscribing-messages.js';

let system: TestSystem;
beforeAll(async () => {
  system = await aSystem();
});
afterAll(() => system.close());

type Name = SpecMessageName | SubscribingMessageName;
const rows = Object.entries({ ...specMessages, ...subscribingMessages }) as [Name, SpecMessage][];
const provoke = { ...provocations, ...subscribingProvocations };

test.each(rows)('%s is answered with the code and the details that its message is made of', async (name, row) => {
  const { status, error } = await provoke[name](system);
  expect(status).toBeGreaterThanOrEqual(400);
  const { code, details, message, correlationId } = wireError.parse(error);
  expect({ code, details }).toMatchObject({ code: row.code, details: row.details ?? {} });
  expect(correlationId).toBeTruthy();
  // The message of the answer itself: Spanish, without technical terms.
  expect(message).toMatch(/^[A-ZÁÉÍÓÚÑ¿¡].*[.?!]$/);
  expect(JSON.stringify(error)).not.toMatch(/goals|select|stack|\.ts|\.js/i);
});
