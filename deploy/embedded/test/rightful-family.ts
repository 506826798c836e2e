import {
  approveRequest,
  listChildAchievements,
  markDelivered,
  readActivity,
  readChildDashboard,
  readGoal,
  readReward,
} from '@alcancia/contracts/family';

import { type Make, ofChild, plain } from './rightful-request.js';
import { challengeFrom } from './rows-of.js';
import type { Scene } from './scene.js';

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

const ofRequest =
  (find: (scene: Scene) => Promise<{ requestId: string }>, more = {}): Make =>
  async (scene) => {
    const { requestId } = await find(scene);
    return { as: 'adult', input: { requestId, ...more } };
  };
const ofOffer =
  (field: string, find: (scene: Scene) => Promise<string>, more = {}): Make =>
  async (scene) => ({
    as: 'adult',
    input: { [field]: await find(scene), ...more },
  });
const children = ({ mateo }: Scene) => ({ childIds: [mateo.childId] });

/** Work, goals, rewards, coins. */
export const rightfulFamily: Readonly<Record<string, Make>> = {
  'family.accept-challenge': async (scene) => ({ as: 'child', input: { challengeId: await scene.challenge() } }),
  'family.approve-all-requests': async (scene) => ({
    as: 'adult',
    input: { requestIds: [(await scene.claimed()).requestId] },
  }),
  'family.approve-request': ofRequest((scene) => scene.claimed()),
  'family.cancel-challenge': ofOffer('challengeId', (scene) => scene.challenge()),
  'family.cancel-redemption': async (scene) => {
    const { redemptionId } = await scene.redeemed();
    return { as: 'child', input: { redemptionId } };
  },
  'family.choose-pet': async ({ mateo: { childId } }) => ({ as: 'child', input: { childId, kitId: 'owl' } }),
  'family.claim-activity': async ({ system, mateo, tokens, ...scene }) => {
    const { childId } = mateo;
    const { today } = await system.want(readChildDashboard, { childId }, { token: tokens.adult });
    const input = { childId, activityId: await scene.activity(), dueOn: today };
    return { as: 'child', input };
  },
  'family.create-activity': async (scene) => ({
    as: 'adult',
    input: { ...activity, ...children(scene) },
  }),
  'family.create-challenge': async (scene) => {
    const ofOne = { metric: 'actividad_concreta', activityId: await scene.activity() };
    return { as: 'adult', input: { ...challengeFrom(await scene.today()), ...ofOne, ...children(scene) } };
  },
  'family.create-goal': async (scene) => ({ as: 'adult', input: { ...goal, ...children(scene) } }),
  'family.create-reward': async (scene) => ({
    as: 'adult',
    input: { ...reward, ...children(scene) },
  }),
  'family.see-achievements': async ({ system, tokens, mateo }) => {
    const { achievements } = await system.want(listChildAchievements, mateo, { token: tokens.child });
    return { as: 'child', input: { ids: achievements.slice(0, 2).map(({ achievementId }) => achievementId) } };
  },
  'family.dismiss-celebrations': async ({ system, tokens, mateo, claimed }) => {
    const { requestId } = await claimed();
    await system.want(approveRequest, { requestId }, { token: tokens.adult });
    const { celebrations } = await system.want(readChildDashboard, mateo, { token: tokens.child });
    return { as: 'child', input: { ids: celebrations.map(({ id }) => id).slice(0, 1) } };
  },
  'family.list-activities': plain('adult'),
  'family.list-activity-templates': plain('adult'),
  'family.list-approvals': plain('adult'),
  'family.list-challenges': plain('adult'),
  'family.list-child-achievements': ofChild,
  'family.list-child-activities': ofChild,
  'family.list-child-challenges': ofChild,
  'family.list-child-goals': ofChild,
  'family.list-child-rewards': ofChild,
  'family.list-goals': plain('adult'),
  'family.list-official-challenges': plain('adult'),
  'family.list-pet-kits': plain('child'),
  'family.list-rewards': plain('adult'),
  'family.mark-delivered': ofRequest(async (scene) => {
    const { requestId } = await scene.redeemed();
    await scene.system.want(approveRequest, { requestId }, { token: scene.tokens.adult });
    return { requestId };
  }),
  'family.read-activity': ofOffer('activityId', (scene) => scene.activity()),
  'family.read-agenda': ofChild,
  'family.read-challenge': ofOffer('challengeId', (scene) => scene.challenge()),
  'family.read-child-dashboard': ofChild,
  'family.read-family-dashboard': plain('adult'),
  'family.read-goal': ofOffer('goalId', (scene) => scene.goal()),
  'family.read-progress': plain('adult'),
  'family.read-reward': ofOffer('rewardId', (scene) => scene.reward()),
  'family.read-wallet': ofChild,
  'family.read-world': ofChild,
  'family.redeem-goal': async (scene) => {
    const goalId = await scene.goal(10);
    await scene.approved();
    return { as: 'child', input: { goalId } };
  },
  'family.redeem-reward': async (scene) => {
    await scene.approved();
    return { as: 'child', input: { rewardId: await scene.reward(), costCents: 100 } };
  },
  'family.reject-request': ofRequest((scene) => scene.claimed(), {
    reasonCode: 'no_terminada',
    comment: 'Casi lo tienes',
  }),
  'family.save-theme': async ({ mateo: { childId } }) => ({
    as: 'child',
    input: { childId, cardDesign: 'ocean', colorTheme: 'royal-purple' },
  }),
  'family.set-activity-active': ofOffer('activityId', (scene) => scene.activity(), { isActive: false }),
  'family.set-activity-archived': ofOffer('activityId', (scene) => scene.activity(), { isArchived: true }),
  'family.set-goal-active': ofOffer('goalId', (scene) => scene.goal(), { isActive: false }),
  'family.set-goal-archived': ofOffer('goalId', (scene) => scene.goal(), { isArchived: true }),
  'family.set-reward-active': ofOffer('rewardId', (scene) => scene.reward(), { isActive: false }),
  'family.set-reward-archived': ofOffer('rewardId', (scene) => scene.reward(), { isArchived: true }),
  'family.undo-decision': ofRequest((scene) => scene.approved()),
  'family.undo-delivery': ofRequest(async (scene) => {
    const { requestId } = await scene.redeemed();
    await scene.system.want(approveRequest, { requestId }, { token: scene.tokens.adult });
    await scene.system.want(markDelivered, { requestId }, { token: scene.tokens.adult });
    return { requestId };
  }),
  'family.update-activity': async (scene) => {
    const activityId = await scene.activity();
    const { version } = await scene.system.want(readActivity, { activityId }, { token: scene.tokens.adult });
    return { as: 'adult', input: { ...activity, ...children(scene), activityId, version } };
  },
  'family.update-challenge': async (scene) => {
    const ofOne = { metric: 'actividad_concreta', activityId: await scene.activity() };
    const fields = { ...challengeFrom(await scene.today()), ...ofOne, ...children(scene) };
    return { as: 'adult', input: { ...fields, challengeId: await scene.challenge(), version: 1 } };
  },
  'family.update-goal': async (scene) => {
    const goalId = await scene.goal();
    const { version } = await scene.system.want(readGoal, { goalId }, { token: scene.tokens.adult });
    return { as: 'adult', input: { ...goal, ...children(scene), goalId, version } };
  },
  'family.update-reward': async (scene) => {
    const rewardId = await scene.reward();
    const { version } = await scene.system.want(readReward, { rewardId }, { token: scene.tokens.adult });
    return { as: 'adult', input: { ...reward, ...children(scene), rewardId, version } };
  },
  'family.withdraw-claim': async (scene) => ({
    as: 'child',
    input: { occurrenceId: (await scene.claimed()).occurrenceId },
  }),
};
