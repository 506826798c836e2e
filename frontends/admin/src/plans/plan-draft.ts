import type { KeptPlan, PlanAllows, savePlan } from '@alcancia/contracts/billing';
import type { AskOf } from '@alcancia/contracts/define';
import { readyNumber, type TypedNumber } from '@alcancia/web-kit/ui';

import { featuresIn, textOf } from './features-text.js';

export const limitFields = ['maxChildren', 'maxGuardians', 'maxDevices'] as const satisfies (keyof PlanAllows)[];
export type LimitField = (typeof limitFields)[number];

/** What each may be at least, and at most where it has an end. */
export const limitRange: Readonly<Record<LimitField, { min: number; max: number }>> = {
  maxChildren: { min: 1, max: 50 },
  maxGuardians: { min: 0, max: 50 },
  maxDevices: { min: 1, max: 100 },
};

export interface Limit {
  readonly isUnlimited: boolean;
  readonly most: TypedNumber;
}

/** A plan while it is typed. */
export interface PlanDraft {
  readonly name: string;
  readonly description: string;
  readonly features: string;
  readonly isFeatured: boolean;
  readonly badge: string;
  readonly order: TypedNumber;
  readonly isOnSale: boolean;
  readonly limits: Readonly<Record<LimitField, Limit>>;
}

const limitOf = (most: number): Limit => ({ isUnlimited: most === -1, most: most === -1 ? 10 : most });

export const draftOf = ({ limits, ...plan }: KeptPlan): PlanDraft => ({
  name: plan.name,
  description: plan.description,
  features: textOf(plan.features),
  isFeatured: plan.isFeatured,
  badge: plan.featuredBadgeText ?? '',
  order: plan.pricingOrder,
  isOnSale: plan.isOnSale,
  limits: {
    maxChildren: limitOf(limits.maxChildren),
    maxGuardians: limitOf(limits.maxGuardians),
    maxDevices: limitOf(limits.maxDevices),
  },
});

export type PlanProblem = 'name' | 'description' | 'features' | 'order' | LimitField;

export const problemsOf = ({ name, description, features, order, limits }: PlanDraft): PlanProblem[] => [
  ...(name.trim() === '' ? (['name'] as const) : []),
  ...(description.trim() === '' ? (['description'] as const) : []),
  ...(featuresIn(features) === null ? (['features'] as const) : []),
  ...(typeof order === 'string' ? (['order'] as const) : []),
  ...limitFields.filter((field) => !limits[field].isUnlimited && typeof limits[field].most === 'string'),
];

const mostIn = ({ isUnlimited, most }: Limit): number => (isUnlimited ? -1 : readyNumber(most));

/** What is sent once there is no problem. */
export const fieldsOf = ({
  limits,
  badge,
  order,
  features,
  ...draft
}: PlanDraft): Omit<AskOf<typeof savePlan>, 'planId' | 'version'> => ({
  name: draft.name.trim(),
  description: draft.description.trim(),
  features: featuresIn(features) ?? [],
  isFeatured: draft.isFeatured,
  featuredBadgeText: badge.trim() === '' ? null : badge.trim(),
  pricingOrder: readyNumber(order),
  isOnSale: draft.isOnSale,
  limits: {
    maxChildren: mostIn(limits.maxChildren),
    maxGuardians: mostIn(limits.maxGuardians),
    maxDevices: mostIn(limits.maxDevices),
  },
});
