import { randomUUID } from 'node:crypto';

import { confirmNewEmail, requestEmailChange, whoAmI } from '@alcancia/contracts/identity';
import { anAdult, password } from '@alcancia/testing';

import { type Make, plain } from './rightful-request.js';
import type { TestSystem } from './a-system.js';

/** An adult who has asked for another e-mail: the address before, and the one that waits for its link. */
async function anEmailChange(system: TestSystem) {
  const { email: before, token } = await anAdult(system);
  const email = `${randomUUID()}@example.org`;
  await system.want(requestEmailChange, { email, password }, { token });
  return { before, email };
}

/** What belongs to an account: its e-mail, the sessions open in it. */
export const rightfulAccount: Readonly<Record<string, Make>> = {
  'identity.confirm-new-email': async ({ system }) => {
    const { email } = await anEmailChange(system);
    return { as: 'visitor', input: { token: await system.linkToken(email) } };
  },
  'identity.end-session': async ({ system, spare }) => {
    const { sessionId } = await system.want(whoAmI, {}, { token: (await spare()).accessToken });
    return { as: 'adult', input: { sessionId } };
  },
  'identity.list-sessions': plain('adult'),
  'identity.request-email-change': async ({ system }) => {
    const { token } = await anAdult(system);
    return { as: 'adult', token, input: { email: `${randomUUID()}@example.org`, password } };
  },
  'identity.undo-email-change': async ({ system }) => {
    const { before, email } = await anEmailChange(system);
    await system.want(confirmNewEmail, { token: await system.linkToken(email) });
    return { as: 'visitor', input: { token: await system.linkToken(before) } };
  },
};
