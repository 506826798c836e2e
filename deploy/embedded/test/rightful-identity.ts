import { randomUUID } from 'node:crypto';

import {
  authorizeDevice,
  cookieNoticeVersion,
  legalVersions,
  readChild,
  readConsents,
  readHousehold,
  requestPasswordReset,
  signUp,
  whoAmI,
} from '@alcancia/contracts/identity';
import { purposeVersions } from '@alcancia/contracts/privacy';
import { fullAccess } from '@alcancia/contracts/testing/example-views';
import { anAdult, childPin, enterAdult, password } from '@alcancia/testing';

import { invited, sentInvitation } from './an-invitation.js';
import { type Make, ofChild, plain } from './rightful-request.js';
import type { Scene } from './scene.js';

const childFields = { displayName: 'Sofía', birthMonth: '2017-05', avatar: 'rabbit', palette: 'gentle-pink' };

const ending =
  (input: Record<string, unknown> = {}): Make =>
  async (scene) => ({
    as: 'adult',
    input,
    token: (await scene.spare()).accessToken,
  });

/** A guardian of Mateo who is not his owner. */
const guardianOf = async ({ mateo, guardian }: Scene) => ({
  childId: mateo.childId,
  adultId: (await guardian()).adultId,
});

/** Accounts, sessions, profiles, PINs, devices. */
export const rightfulIdentity: Readonly<Record<string, Make>> = {
  'identity.accept-invitation': invited,
  'identity.accept-legal-texts': plain('adult', {
    termsVersion: legalVersions.terms,
    privacyVersion: legalVersions.privacy,
  }),
  'identity.authorize-device': async ({ mateo }) => ({
    as: 'adult',
    input: {
      childId: mateo.childId,
      fingerprint: randomUUID(),
      type: 'tablet',
      userAgent: 'x',
      screen: '1x1',
      password,
    },
  }),
  'identity.change-password': async ({ system }) => {
    const { token } = await anAdult(system);
    return {
      as: 'adult',
      token,
      input: { currentPassword: password, password: 'otra-clave-9', confirmPassword: 'otra-clave-9' },
    };
  },
  'identity.change-rights': async (scene) => ({
    as: 'adult',
    input: { ...(await guardianOf(scene)), permissions: { ...fullAccess, rewards: 'view_only' }, version: 1 },
  }),
  'identity.check-device': async ({ mateo }) => ({
    as: 'adult',
    input: { childId: mateo.childId, fingerprint: mateo.fingerprint },
  }),
  'identity.choose-adult': ending({ password }),
  'identity.choose-child': async (scene) => {
    const { accessToken, refreshToken } = await scene.spare();
    const { childId, fingerprint } = scene.mateo;
    return {
      as: 'adult',
      token: accessToken,
      input: { childId, pin: childPin, fingerprint, refreshToken },
    };
  },
  'identity.choose-plan-places': async ({ mateo }) => ({
    as: 'adult',
    input: { childIds: [mateo.childId], guardianIds: [] },
  }),
  'identity.confirm-email': async ({ system }) => {
    const email = `${randomUUID()}@example.org`;
    const versions = { termsVersion: legalVersions.terms, privacyVersion: legalVersions.privacy };
    const account = { fullName: 'Ana', email, password, confirmPassword: password, hasConsented: true };
    await system.want(signUp, { ...account, ...versions });
    return { as: 'visitor', input: { token: await system.linkToken(email) } };
  },
  'identity.create-child': plain('adult', childFields),
  'identity.decide-consent': async ({ system, mateo: { childId }, tokens }) => {
    const { consents } = await system.want(readConsents, { childId }, { token: tokens.adult });
    const version = consents.find(({ purpose }) => purpose === 'voice')?.version;
    return {
      as: 'adult',
      input: { childId, purpose: 'voice', isGiven: true, textVersion: purposeVersions.voice, version },
    };
  },
  'identity.decline-invitation': invited,
  'identity.cancel-child-erasure': async ({ mateo }) => ({ as: 'adult', input: { childId: mateo.childId } }),
  'identity.end-guardianship': async (scene) => ({ as: 'adult', input: await guardianOf(scene) }),
  'identity.request-child-erasure': async ({ mateo }) => ({
    as: 'adult',
    input: { childId: mateo.childId, password },
  }),
  'identity.invite-guardian': async ({ mateo }) => ({
    as: 'adult',
    input: {
      email: `${randomUUID()}@example.org`,
      relationshipType: 'aunt',
      childIds: [mateo.childId],
      permissions: { activities: 'full_access', challenges: 'no_access', rewards: 'view_only', approvals: 'no_access' },
    },
  }),
  'identity.leave-child': async (scene) => {
    const { accessToken: token } = await enterAdult(scene.system, await scene.guardian());
    return { as: 'adult', token, input: { childId: scene.mateo.childId } };
  },
  'identity.leave-profile': ending(),
  'identity.list-all-guardians': plain('adult'),
  'identity.list-children': plain('adult'),
  'identity.list-devices': plain('adult'),
  'identity.list-guardians': ofChild,
  'identity.list-invitations': plain('adult'),
  'identity.list-received-invitations': plain('adult'),
  'identity.list-profiles': plain('adult'),
  'identity.list-rights-changes': ofChild,
  'identity.preview-invitation': async (scene) => ({ ...(await invited(scene)), as: 'visitor' }),
  'identity.prove-adult': plain('adult', { proof: { password }, fingerprint: randomUUID() }),
  'identity.read-age': ofChild,
  'identity.read-child': ofChild,
  'identity.read-consents': ofChild,
  'identity.read-household': plain('adult'),
  'identity.read-invitation': invited,
  'identity.read-plan-places': plain('adult'),
  'identity.rename-device': async (scene) => ({
    as: 'adult',
    input: { ...(await scene.device()), name: 'Tablet de la sala' },
  }),
  'identity.request-password-reset': async ({ laura }) => ({ as: 'visitor', input: { email: laura.email } }),
  'identity.resend-confirmation': async ({ laura }) => ({ as: 'visitor', input: { email: laura.email } }),
  'identity.resend-invitation': sentInvitation,
  'identity.reset-child-pin': ofChild,
  'identity.reset-password': async ({ system }) => {
    const { email } = await anAdult(system);
    await system.want(requestPasswordReset, { email });
    return {
      as: 'visitor',
      input: { token: await system.linkToken(email), password: 'otra-clave-9', confirmPassword: 'otra-clave-9' },
    };
  },
  'identity.revoke-device': async ({ system, mateo, tokens }) => {
    const device = { fingerprint: randomUUID(), type: 'tablet', userAgent: 'x', screen: '1x1', password } as const;
    const { deviceId } = await system.want(
      authorizeDevice,
      { ...device, childId: mateo.childId },
      { token: tokens.adult },
    );
    return { as: 'adult', input: { deviceId } };
  },
  'identity.save-own-profile': async ({ system, tokens }) => {
    const { adult } = await system.want(whoAmI, {}, { token: tokens.adult });
    const { version, fullName, age, gender, country, relationshipType } = adult ?? {};
    return { as: 'adult', input: { fullName, displayName: 'Laura', age, gender, country, relationshipType, version } };
  },
  'identity.set-child-pin': async ({ mateo }) => ({
    as: 'adult',
    input: { childId: mateo.childId, pin: childPin, proof: { password } },
  }),
  'identity.read-share-address': plain('visitor'),
  'identity.keep-cookie-choice': plain('visitor', {
    browserId: randomUUID().replaceAll('-', ''),
    measurement: false,
    outreach: true,
    noticeVersion: cookieNoticeVersion,
  }),
  'identity.list-legal-versions': plain('visitor'),
  'identity.read-legal-text': plain('visitor', { document: 'terms' }),
  'identity.set-own-pin': plain('adult', { pin: '1357', proof: { password } }),
  'identity.sign-in': async ({ laura }) => ({ as: 'visitor', input: { email: laura.email, password } }),
  'identity.sign-out': ending(),
  'identity.sign-out-everywhere': async ({ system }) => {
    return { as: 'adult', input: {}, token: (await anAdult(system)).token };
  },
  'identity.sign-up': async () => ({
    as: 'visitor',
    input: {
      fullName: 'Ana',
      email: `${randomUUID()}@example.org`,
      password,
      confirmPassword: password,
      hasConsented: true,
      termsVersion: legalVersions.terms,
      privacyVersion: legalVersions.privacy,
    },
  }),
  'identity.unlock-child-pin': ofChild,
  'identity.update-child': async ({ system, mateo, tokens }) => {
    const { childId } = mateo;
    const { version } = await system.want(readChild, { childId }, { token: tokens.adult });
    return { as: 'adult', input: { ...childFields, childId, version } };
  },
  'identity.update-household': async ({ system, tokens }) => {
    const { version, timeZone } = await system.want(readHousehold, {}, { token: tokens.adult });
    return { as: 'adult', input: { timeZone, moneyName: 'Soles', version } };
  },
  'identity.who-am-i': plain('adult'),
  'identity.withdraw-invitation': sentInvitation,
};
