import { z } from 'zod';

import { adultsWho, children, defineRequest, peopleWho } from '../define.js';
import { done, emoji, line, moment, nextCursor, page, text, version } from '../values.js';

export const rewardCategories = ['pantalla', 'salida', 'privilegio', 'cosa', 'dinero', 'solidaridad'] as const;

export const rewardFields = z.object({
  title: line(60),
  description: text(300).default(''),
  emoji,
  category: z.enum(rewardCategories),
  /** Whole monedas, in cents (G3). */
  costCents: z.int().min(100).max(1_000_000).multipleOf(100),
  childIds: z.array(z.uuid()).min(1).max(20),
  /** How many are left; null: no end. */
  stock: z.int().min(0).max(10_000).nullable().default(null),
  needsApproval: z.boolean().default(true),
});

export const rewardView = rewardFields.extend({
  id: z.uuid(),
  isActive: z.boolean(),
  isArchived: z.boolean(),
  canEdit: z.boolean(),
  createdAt: moment,
  version,
});

export type RewardView = z.output<typeof rewardView>;

/** 'Recompensas' of the children whom the adult sees. */
export const listRewards = defineRequest('family.list-rewards', {
  http: 'GET /api/family/rewards',
  kind: 'read',
  access: adultsWho('seeRewards', { childIn: 'childId' }),
  topics: ['rewards'],
  flag: 'rewards_section_enabled',
  input: page.extend({ childId: z.uuid().optional(), archived: z.enum(['no', 'yes']).default('no') }),
  output: z.object({ rewards: z.array(rewardView), nextCursor }),
});

export const readReward = defineRequest('family.read-reward', {
  http: 'GET /api/family/rewards/{rewardId}',
  kind: 'read',
  access: adultsWho('seeRewards'),
  topics: ['rewards'],
  flag: 'rewards_section_enabled',
  input: z.object({ rewardId: z.uuid() }),
  output: rewardView,
});

export const createReward = defineRequest('family.create-reward', {
  http: 'POST /api/family/rewards',
  kind: 'write',
  access: adultsWho('changeRewards', { childrenIn: 'childIds' }),
  topics: ['rewards', 'progress'],
  flag: 'rewards_section_enabled',
  input: rewardFields,
  output: z.object({ rewardId: z.uuid() }),
});

export const updateReward = defineRequest('family.update-reward', {
  http: 'PUT /api/family/rewards/{rewardId}',
  kind: 'write',
  access: adultsWho('changeRewards', { childrenIn: 'childIds' }),
  topics: ['rewards'],
  flag: 'rewards_section_enabled',
  input: rewardFields.extend({ rewardId: z.uuid(), version }),
  output: z.object({ version }),
});

export const setRewardActive = defineRequest('family.set-reward-active', {
  http: 'POST /api/family/rewards/{rewardId}/active',
  kind: 'write',
  access: adultsWho('changeRewards'),
  topics: ['rewards', 'progress'],
  flag: 'rewards_section_enabled',
  input: z.object({ rewardId: z.uuid(), isActive: z.boolean() }),
  output: z.object({ version }),
});

export const setRewardArchived = defineRequest('family.set-reward-archived', {
  http: 'POST /api/family/rewards/{rewardId}/archived',
  kind: 'write',
  access: adultsWho('changeRewards'),
  topics: ['rewards', 'progress'],
  flag: 'rewards_section_enabled',
  input: z.object({ rewardId: z.uuid(), isArchived: z.boolean() }),
  output: z.object({ version }),
});

/** `solicitada`: coins held. `por_entregar`: paid, waits for 'Entregado'. */
export const redemptionStates = [
  'solicitada',
  'por_entregar',
  'entregada',
  'rechazada',
  'cancelada',
  'caducada',
] as const;

export const redemptionView = z.object({
  redemptionId: z.uuid(),
  rewardId: z.uuid(),
  title: z.string(),
  emoji: z.string(),
  costCents: z.int(),
  state: z.enum(redemptionStates),
  comment: z.string().nullable(),
  createdAt: moment,
});

/** What a child can redeem, cheapest first and what is sold out last, and its latest redemptions. */
export const listChildRewards = defineRequest('family.list-child-rewards', {
  http: 'GET /api/family/children/{childId}/rewards',
  kind: 'read',
  access: peopleWho('seeRewards', { childIn: 'childId' }),
  openToSupport: true,
  topics: ['rewards', 'wallet'],
  flag: 'rewards_section_enabled',
  input: page.extend({ childId: z.uuid() }),
  output: z.object({
    availableCents: z.int(),
    rewards: z.array(
      rewardFields
        .pick({ title: true, description: true, emoji: true, category: true, costCents: true, needsApproval: true })
        .extend({
          id: z.uuid(),
          /** What is missing to afford it; 0 = now. */
          missingCents: z.int().nonnegative(),
          isOutOfStock: z.boolean(),
        }),
    ),
    nextCursor,
    /** The 20 newest. */
    redemptions: z.array(redemptionView).max(20),
  }),
});

/** The child asks for a reward; its coins are held until an adult decides (or taken at once where none need). */
export const redeemReward = defineRequest('family.redeem-reward', {
  http: 'POST /api/family/rewards/{rewardId}/redeem',
  kind: 'write',
  access: children,
  topics: ['rewards', 'wallet', 'approvals'],
  flag: 'rewards_section_enabled',
  input: z.object({
    rewardId: z.uuid(),
    /** The price that was on the screen; another one answers `price_changed`. */
    costCents: z.int(),
  }),
  output: z.object({ redemption: redemptionView }),
});

/** The child thinks again while no adult has decided. Open also while the section is off: held coins come back. */
export const cancelRedemption = defineRequest('family.cancel-redemption', {
  http: 'POST /api/family/redemptions/{redemptionId}/cancel',
  kind: 'write',
  access: children,
  topics: ['rewards', 'wallet', 'approvals'],
  input: z.object({ redemptionId: z.uuid() }),
  output: done,
});
