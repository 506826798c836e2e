import { randomUUID } from 'node:crypto';

import { listNotifications } from '@alcancia/contracts/notifications';
import { approveRequest, readChildDashboard, readGoal, readReward, readActivity } from '@alcancia/contracts/family';
import {
  authorizeDevice,
  legalVersions,
  readChild,
  readHousehold,
  requestPasswordReset,
  signUp,
  whoAmI,
} from '@alcancia/contracts/identity';

import { anAdultWithHousehold, childPin, linkToken, password } from './a-household.js';
import type { Scene } from './scene.js';

/** Who rightfully asks, and with what. `rows` names the fields that point at rows: a foreigner must not find them. */
export interface Rightful {
  readonly as: 'adult' | 'child' | 'none' | 'visitor';
  readonly input: Record<string, unknown>;
  readonly rows?: readonly string[];
  /** A token of its own, where the request ends the session that asks. */
  readonly token?: string;
}

type Make = (scene: Scene) => Promise<Rightful>;

const activity = {
  title: 'Leer',
  emoji: '📚',
  category: 'escuela',
  points: 10,
  coinsCents: 500,
  schedule: { mode: 'diaria' },
};
const goal = { title: 'Bici', emoji: '🚲', targetPoints: 500, prize: { kind: 'texto', text: 'Una bici' } };
const reward = { title: 'Parque', emoji: '🌳', category: 'salida', costCents: 1000 };
const childFields = { displayName: 'Sofía', birthMonth: '2017-05', avatar: 'rabbit', palette: 'gentle-pink' };

const ofChild: Make = async ({ mateo }) => ({ as: 'adult', input: { childId: mateo.childId }, rows: ['childId'] });
const plain =
  (as: Rightful['as'], input: Record<string, unknown> = {}): Make =>
  async () => ({ as, input });
const ofRequest =
  (find: (scene: Scene) => Promise<{ requestId: string }>, more = {}): Make =>
  async (scene) => {
    const { requestId } = await find(scene);
    return { as: 'adult', input: { requestId, ...more }, rows: ['requestId'] };
  };
const ofOffer =
  (field: string, find: (scene: Scene) => Promise<string>, more = {}): Make =>
  async (scene) => ({
    as: 'adult',
    input: { [field]: await find(scene), ...more },
    rows: [field],
  });
const children = ({ mateo }: Scene) => ({ childIds: [mateo.childId] });
const ending =
  (input: Record<string, unknown> = {}): Make =>
  async (scene) => ({
    as: 'adult',
    input,
    token: (await scene.spare()).accessToken,
  });

/** One rightful request for every contract with a route; a new contract is added here or the matrix fails. */
export const rightful: Readonly<Record<string, Make>> = {
  'family.approve-all-requests': async (scene) => ({
    as: 'adult',
    input: { requestIds: [(await scene.claimed()).requestId] },
    rows: ['requestIds'],
  }),
  'family.approve-request': ofRequest((scene) => scene.claimed()),
  'family.cancel-redemption': async (scene) => {
    const { redemptionId } = await scene.redeemed();
    return { as: 'child', input: { redemptionId }, rows: ['redemptionId'] };
  },
  'family.claim-activity': async ({ system, mateo, tokens, ...scene }) => {
    const { childId } = mateo;
    const { today } = await system.want(readChildDashboard, { childId }, { token: tokens.adult });
    const input = { childId, activityId: await scene.activity(), dueOn: today };
    return { as: 'child', input, rows: ['childId', 'activityId'] };
  },
  'family.create-activity': async (scene) => ({
    as: 'adult',
    input: { ...activity, ...children(scene) },
    rows: ['childIds'],
  }),
  'family.create-goal': async (scene) => ({ as: 'adult', input: { ...goal, ...children(scene) }, rows: ['childIds'] }),
  'family.create-reward': async (scene) => ({
    as: 'adult',
    input: { ...reward, ...children(scene) },
    rows: ['childIds'],
  }),
  'family.dismiss-celebrations': async ({ system, tokens, mateo, claimed }) => {
    const { requestId } = await claimed();
    await system.want(approveRequest, { requestId }, { token: tokens.adult });
    const { celebrations } = await system.want(readChildDashboard, mateo, { token: tokens.child });
    return { as: 'child', input: { ids: celebrations.map(({ id }) => id).slice(0, 1) } };
  },
  'family.list-activities': plain('adult'),
  'family.list-approvals': plain('adult'),
  'family.list-child-activities': ofChild,
  'family.list-child-goals': ofChild,
  'family.list-child-rewards': ofChild,
  'family.list-goals': plain('adult'),
  'family.list-rewards': plain('adult'),
  'family.mark-delivered': ofRequest(async (scene) => {
    const { requestId } = await scene.redeemed();
    await scene.system.want(approveRequest, { requestId }, { token: scene.tokens.adult });
    return { requestId };
  }),
  'family.read-activity': ofOffer('activityId', (scene) => scene.activity()),
  'family.read-agenda': ofChild,
  'family.read-child-dashboard': ofChild,
  'family.read-family-dashboard': plain('adult'),
  'family.read-goal': ofOffer('goalId', (scene) => scene.goal()),
  'family.read-progress': plain('adult'),
  'family.read-reward': ofOffer('rewardId', (scene) => scene.reward()),
  'family.read-wallet': ofChild,
  'family.redeem-goal': async (scene) => {
    const goalId = await scene.goal(10);
    await scene.approved();
    return { as: 'child', input: { goalId }, rows: ['goalId'] };
  },
  'family.redeem-reward': async (scene) => {
    await scene.approved();
    return { as: 'child', input: { rewardId: await scene.reward(), costCents: 100 }, rows: ['rewardId'] };
  },
  'family.reject-request': ofRequest((scene) => scene.claimed(), {
    reasonCode: 'no_terminada',
    comment: 'Casi lo tienes',
  }),
  'family.set-activity-active': ofOffer('activityId', (scene) => scene.activity(), { isActive: false }),
  'family.set-activity-archived': ofOffer('activityId', (scene) => scene.activity(), { isArchived: true }),
  'family.set-goal-active': ofOffer('goalId', (scene) => scene.goal(), { isActive: false }),
  'family.set-goal-archived': ofOffer('goalId', (scene) => scene.goal(), { isArchived: true }),
  'family.set-reward-active': ofOffer('rewardId', (scene) => scene.reward(), { isActive: false }),
  'family.set-reward-archived': ofOffer('rewardId', (scene) => scene.reward(), { isArchived: true }),
  'family.undo-decision': ofRequest((scene) => scene.approved()),
  'family.update-activity': async (scene) => {
    const activityId = await scene.activity();
    const { version } = await scene.system.want(readActivity, { activityId }, { token: scene.tokens.adult });
    return { as: 'adult', input: { ...activity, ...children(scene), activityId, version }, rows: ['activityId'] };
  },
  'family.update-goal': async (scene) => {
    const goalId = await scene.goal();
    const { version } = await scene.system.want(readGoal, { goalId }, { token: scene.tokens.adult });
    return { as: 'adult', input: { ...goal, ...children(scene), goalId, version }, rows: ['goalId'] };
  },
  'family.update-reward': async (scene) => {
    const rewardId = await scene.reward();
    const { version } = await scene.system.want(readReward, { rewardId }, { token: scene.tokens.adult });
    return { as: 'adult', input: { ...reward, ...children(scene), rewardId, version }, rows: ['rewardId'] };
  },
  'family.withdraw-claim': async (scene) => ({
    as: 'child',
    input: { occurrenceId: (await scene.claimed()).occurrenceId },
    rows: ['occurrenceId'],
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
    rows: ['childId'],
  }),
  'identity.change-password': async ({ system }) => {
    const { token } = await anAdultWithHousehold(system);
    return {
      as: 'adult',
      token,
      input: { currentPassword: password, password: 'otra-clave-9', confirmPassword: 'otra-clave-9' },
    };
  },
  'identity.check-device': async ({ mateo }) => ({
    as: 'adult',
    input: { childId: mateo.childId, fingerprint: mateo.fingerprint },
    rows: ['childId'],
  }),
  'identity.choose-adult': ending({ password }),
  'identity.choose-child': async (scene) => {
    const { accessToken, refreshToken } = await scene.spare();
    const { childId, fingerprint } = scene.mateo;
    return {
      as: 'adult',
      token: accessToken,
      input: { childId, pin: childPin, fingerprint, refreshToken },
      rows: ['childId'],
    };
  },
  'identity.confirm-email': async ({ system }) => {
    const email = `${randomUUID()}@example.org`;
    const versions = { termsVersion: legalVersions.terms, privacyVersion: legalVersions.privacy };
    const account = { fullName: 'Ana', email, password, confirmPassword: password, hasConsented: true };
    await system.want(signUp, { ...account, ...versions });
    return { as: 'visitor', input: { token: await linkToken(system, email) } };
  },
  'identity.create-child': plain('adult', childFields),
  'identity.leave-profile': ending(),
  'identity.list-children': plain('adult'),
  'identity.list-devices': plain('adult'),
  'identity.list-profiles': plain('adult'),
  'identity.read-child': ofChild,
  'identity.read-household': plain('adult'),
  'identity.rename-device': async (scene) => ({
    as: 'adult',
    input: { ...(await scene.device()), name: 'Tablet de la sala' },
    rows: ['deviceId'],
  }),
  'identity.request-password-reset': async ({ laura }) => ({ as: 'visitor', input: { email: laura.email } }),
  'identity.resend-confirmation': async ({ laura }) => ({ as: 'visitor', input: { email: laura.email } }),
  'identity.reset-child-pin': ofChild,
  'identity.reset-password': async ({ system }) => {
    const { email } = await anAdultWithHousehold(system);
    await system.want(requestPasswordReset, { email });
    return {
      as: 'visitor',
      input: { token: await linkToken(system, email), password: 'otra-clave-9', confirmPassword: 'otra-clave-9' },
    };
  },
  'identity.revoke-device': async ({ system, mateo, tokens }) => {
    const device = { fingerprint: randomUUID(), type: 'tablet', userAgent: 'x', screen: '1x1', password } as const;
    const { deviceId } = await system.want(
      authorizeDevice,
      { ...device, childId: mateo.childId },
      { token: tokens.adult },
    );
    return { as: 'adult', input: { deviceId }, rows: ['deviceId'] };
  },
  'identity.save-own-profile': async ({ system, tokens }) => {
    const { adult } = await system.want(whoAmI, {}, { token: tokens.adult });
    const { version, fullName, age, gender, country, relationshipType } = adult ?? {};
    return { as: 'adult', input: { fullName, displayName: 'Laura', age, gender, country, relationshipType, version } };
  },
  'identity.set-child-pin': async ({ mateo }) => ({
    as: 'adult',
    input: { childId: mateo.childId, pin: childPin, proof: { password } },
    rows: ['childId'],
  }),
  'identity.set-own-pin': plain('adult', { pin: '1357', proof: { password } }),
  'identity.sign-in': async ({ laura }) => ({ as: 'visitor', input: { email: laura.email, password } }),
  'identity.sign-out': ending(),
  'identity.sign-out-everywhere': async ({ system }) => {
    return { as: 'adult', input: {}, token: (await anAdultWithHousehold(system)).token };
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
    return { as: 'adult', input: { ...childFields, childId, version }, rows: ['childId'] };
  },
  'identity.update-household': async ({ system, tokens }) => {
    const { version, timeZone } = await system.want(readHousehold, {}, { token: tokens.adult });
    return { as: 'adult', input: { timeZone, moneyName: 'Soles', version } };
  },
  'identity.who-am-i': plain('adult'),

  'notifications.list-notifications': plain('adult'),
  'notifications.mark-all-notifications-read': plain('adult'),
  'notifications.mark-notifications-read': async ({ system, tokens, claimed }) => {
    await claimed();
    await system.settled();
    const { notifications } = await system.want(listNotifications, {}, { token: tokens.adult });
    return { as: 'adult', input: { ids: notifications.slice(0, 1).map(({ id }) => id) } };
  },
};
