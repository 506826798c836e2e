import { z } from 'zod';

import { administrators, children, defineRequest, peopleWho } from '../define.js';
import { done, line, moment, version } from '../values.js';

export const achievementCategories = ['ahorro', 'constancia', 'metas', 'ayuda', 'aprendizaje', 'especial'] as const;
export const achievementRarities = ['comun', 'raro', 'epico', 'legendario'] as const;

/** What is measured of a child. `ahorro` is in cents of a moneda; all others count. */
export const achievementMetrics = [
  'actividades',
  'dias',
  'casa',
  'ayuda',
  'escuela',
  'dinero',
  'mananas',
  'reparadas',
  'puntos',
  'nivel',
  'ahorro',
  'metas',
  'hitos',
  'recompensas',
] as const;
export type AchievementMetric = (typeof achievementMetrics)[number];

/** Over what it is counted: a lifetime, the best day, the best week from Monday on, the longest run of days. */
export const achievementWindows = ['siempre', 'dia', 'semana', 'seguidos'] as const;

const about = z.object({
  name: z.string(),
  description: z.string(),
  category: z.enum(achievementCategories),
  rarity: z.enum(achievementRarities),
  metric: z.enum(achievementMetrics),
  window: z.enum(achievementWindows),
  /** How much of the metric it takes: cents for `ahorro`. */
  threshold: z.int().positive(),
  /** How far the child is, never above the threshold; null where the reader may not see its coins (G1). */
  progress: z.int().nonnegative().nullable(),
  coinsCents: z.int().nonnegative(),
});

export const achievementView = z.object({
  achievementId: z.uuid(),
  /** Null: a secret that the child has not earned yet; nobody is told what it takes. */
  about: about.nullable(),
  earnedAt: moment.nullable(),
  /** The child has not looked at it yet. */
  isNew: z.boolean(),
});
export type AchievementView = z.output<typeof achievementView>;

/** 'Logros': what a child has earned, in the catalogue's order, and how far it is with the others (G17). */
export const listChildAchievements = defineRequest('family.list-child-achievements', {
  http: 'GET /api/family/children/{childId}/achievements',
  kind: 'read',
  access: peopleWho('seeActivities', { childIn: 'childId' }),
  topics: ['achievements', 'agenda', 'goals', 'rewards', 'wallet'],
  input: z.object({ childId: z.uuid() }),
  output: z.object({ achievements: z.array(achievementView).max(100) }),
});

/** The child has looked at what it earned: it is not marked as new any more. */
export const seeAchievements = defineRequest('family.see-achievements', {
  http: 'POST /api/family/achievements/seen',
  kind: 'write',
  access: children,
  topics: ['achievements'],
  input: z.object({ ids: z.array(z.uuid()).min(1).max(100) }),
  output: done,
});

/** An achievement as those who run the product see it: also one that nobody can earn any more. */
export const keptAchievement = about.omit({ progress: true }).extend({
  achievementId: z.uuid(),
  /** Says nothing of itself before it is earned. */
  isSecret: z.boolean(),
  /** Whether it can still be earned; who has it keeps it. */
  isActive: z.boolean(),
  sortOrder: z.int(),
  version,
});
export type KeptAchievement = z.output<typeof keptAchievement>;

export const listAllAchievements = defineRequest('family.list-all-achievements', {
  http: 'GET /api/family/admin/achievements',
  kind: 'read',
  access: administrators,
  topics: ['achievements'],
  input: z.object({}),
  output: z.object({ achievements: z.array(keptAchievement).max(100) }),
});

/** What it is called, what it gives and whether it is offered. What it takes stays, and so does what is earned (G17). */
export const saveAchievement = defineRequest('family.save-achievement', {
  http: 'PUT /api/family/admin/achievements/{achievementId}',
  kind: 'write',
  access: administrators,
  topics: ['achievements'],
  input: z.object({
    achievementId: z.uuid(),
    name: line(40),
    description: line(120),
    coinsCents: z.int().min(0).max(10_000).multipleOf(100),
    isSecret: z.boolean(),
    isActive: z.boolean(),
    sortOrder: z.int().min(1).max(99),
    version,
  }),
  output: z.object({ version }),
});
