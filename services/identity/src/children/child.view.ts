import { type CallerShape } from '@alcancia/contracts/caller';
import { type ChildView } from '@alcancia/contracts/identity';
import { cardDesign, startCardOf } from '@alcancia/contracts/looks';
import { avatar, palette } from '@alcancia/contracts/values';

import { lockView } from '../pins/pin-lock.policy.js';
import { childPinRule } from '../pins/pin.limits.js';
import { type Profile } from '../profiles/profile.entity.js';
import { ageInYears } from './birth-month.policy.js';

type Link = CallerShape['children'][string];

/** What an adult sees of a child; never the PIN nor its counters. */
export function viewChild(child: Profile, link: Link, now: Date, erasureDueAt?: Date): ChildView {
  const birthMonth = child.birthMonth ?? '';
  return {
    id: child.id,
    familyId: link.familyId,
    displayName: child.displayName ?? '',
    birthMonth,
    age: ageInYears(birthMonth, now, link.timeZone),
    gender: (child.gender ?? 'unsaid') as ChildView['gender'],
    ...lookOf(child),
    country: child.country ?? undefined,
    hasPin: child.hasPin,
    ...lockView(child, childPinRule, now),
    erasureDueAt: erasureDueAt?.toISOString() ?? null,
    ...(link.isBeyondPlan ? { isBeyondPlan: true as const } : {}),
    myRole: link.role === 'self' ? 'viewer' : link.role,
    myPermissions: link.permissions,
    version: child.version,
  };
}

/** Head and colours of a child: how its profile was made, and what family has told of its world since. */
export const faceOf = (child: Pick<Profile, 'avatarUrl' | 'palette'>) => ({
  avatar: avatar.catch('cat').parse(child.avatarUrl),
  palette: palette.catch('soft-blue').parse(child.palette),
});

/** How a child looks on its card. */
export function lookOf(child: Profile) {
  const face = faceOf(child);
  return { ...face, cardDesign: cardDesign.catch(startCardOf(face.palette)).parse(child.cardDesign) };
}

/** What events tell other services of a child. */
export const childSummary = (child: Profile, familyId: string) => ({
  childId: child.id,
  familyId,
  displayName: child.displayName ?? '',
  ...faceOf(child),
});
