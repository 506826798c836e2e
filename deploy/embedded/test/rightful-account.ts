import { randomUUID } from 'node:crypto';

import {
  beginPasskey,
  beginTotp,
  confirmNewEmail,
  confirmPasskey,
  requestEmailChange,
  whoAmI,
} from '@alcancia/contracts/identity';
import { anAdult, aPasskey, authenticatorCode, password } from '@alcancia/testing';

import { type Make, plain } from './rightful-request.js';
import type { TestSystem } from './a-system.js';
import { anAuthenticator } from './an-authenticator.js';
import { aSupportAccessTo } from './rows-of.js';

/** An adult who has asked for another e-mail: the address before, and the one that waits for its link. */
async function anEmailChange(system: TestSystem) {
  const { email: before, token } = await anAdult(system);
  const email = `${randomUUID()}@example.org`;
  await system.want(requestEmailChange, { email, password }, { token });
  return { before, email };
}

/** The password and a recovery code of an account that has a second step. */
const bothSteps: Make = async ({ system }) => {
  const { token } = await anAdult(system);
  const { recoveryCodes } = await anAuthenticator(system, token);
  return { as: 'adult', token, input: { password, second: { recoveryCode: recoveryCodes[0] } } };
};

const passwordOfAnother: Make = async ({ system }) => {
  const { token } = await anAdult(system);
  return { as: 'adult', token, input: { password } };
};

/** A passkey that an adult of their own has made, and what confirms it. */
async function passkeyMade(system: TestSystem) {
  const { token } = await anAdult(system);
  const { options } = await system.want(beginPasskey, { password }, { token });
  return { token, input: { name: 'Mi teléfono', passkey: aPasskey(system.publicOrigin).make(options) } };
}

/** Of an account that has one: its id, and a recovery code. */
async function aPasskeyKept(system: TestSystem) {
  const { token, input } = await passkeyMade(system);
  const { recoveryCodes } = await system.want(confirmPasskey, input, { token });
  return { token, passkeyId: input.passkey.id, second: { recoveryCode: recoveryCodes[0] } };
}

/** What belongs to an account: its e-mail, the sessions open in it. */
export const rightfulAccount: Readonly<Record<string, Make>> = {
  'identity.begin-passkey': passwordOfAnother,
  'identity.begin-totp': passwordOfAnother,
  'identity.confirm-new-email': async ({ system }) => {
    const { email } = await anEmailChange(system);
    return { as: 'visitor', input: { token: await system.linkToken(email) } };
  },
  'identity.confirm-passkey': async ({ system }) => ({ as: 'adult', ...(await passkeyMade(system)) }),
  'identity.confirm-totp': async ({ system }) => {
    const { token } = await anAdult(system);
    const { secret } = await system.want(beginTotp, { password }, { token });
    return { as: 'adult', token, input: { code: authenticatorCode(secret, system.clock.now()) } };
  },
  'identity.end-session': async ({ system, spare }) => {
    const { sessionId } = await system.want(whoAmI, {}, { token: (await spare()).accessToken });
    return { as: 'adult', input: { sessionId } };
  },
  'identity.list-sessions': plain('adult'),
  'identity.list-support-accesses': plain('adult'),
  'identity.end-support-access': async ({ system, mateo }) => ({
    as: 'adult',
    input: { accessId: await aSupportAccessTo(system, mateo.childId) },
  }),
  'identity.read-second-step': plain('adult'),
  'identity.remove-passkey': async ({ system }) => {
    const { token, ...input } = await aPasskeyKept(system);
    return { as: 'adult', token, input: { ...input, password } };
  },
  'identity.rename-passkey': async ({ system }) => {
    const { token, passkeyId } = await aPasskeyKept(system);
    return { as: 'adult', token, input: { passkeyId, name: 'Llavero' } };
  },
  'identity.renew-recovery-codes': bothSteps,
  'identity.request-email-change': async ({ system }) => {
    const { token } = await anAdult(system);
    return { as: 'adult', token, input: { email: `${randomUUID()}@example.org`, password } };
  },
  'identity.turn-off-totp': bothSteps,
  'identity.undo-email-change': async ({ system }) => {
    const { before, email } = await anEmailChange(system);
    await system.want(confirmNewEmail, { token: await system.linkToken(email) });
    return { as: 'visitor', input: { token: await system.linkToken(before) } };
  },
};
