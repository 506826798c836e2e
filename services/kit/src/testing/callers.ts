import { v7 } from 'uuid';

import type { CallerShape, Permissions } from '@alcancia/contracts/caller';
import { fullAccess } from '@alcancia/contracts/testing/example-views';

type Link = Partial<CallerShape['children'][string]>;

const looking: Permissions = {
  activities: 'view_only',
  challenges: 'view_only',
  rewards: 'view_only',
  approvals: 'view_only',
};

export interface Who {
  readonly userId?: string;
  readonly familyId?: string;
  readonly timeZone?: string;
  /** Ids of the children within reach. */
  readonly children?: readonly string[];
  readonly link?: Link;
}

function callerOf(
  who: Who,
  profile: CallerShape['profile'],
  link: Omit<CallerShape['children'][string], 'familyId' | 'timeZone'>,
): CallerShape {
  const userId = who.userId ?? v7();
  const familyId = who.familyId ?? v7();
  const reach = { familyId, timeZone: who.timeZone ?? 'America/Mexico_City', ...link, ...who.link };
  return {
    userId: profile === 'none' ? null : userId,
    adultId: userId,
    role: profile === 'child' ? 'child' : 'adult',
    profile,
    sessionId: v7(),
    deviceId: null,
    familyId,
    children: Object.fromEntries((who.children ?? []).map((childId) => [childId, reach])),
  };
}

/** The owner of the children named, with the adult profile chosen. */
export const anAdult = (who: Who = {}): CallerShape =>
  callerOf(who, 'adult', { role: 'owner', permissions: fullAccess });

/** An adult who may look and nothing else. */
export const aViewer = (who: Who = {}): CallerShape => callerOf(who, 'adult', { role: 'viewer', permissions: looking });

/** A child in its own sandbox. */
export const aChild = (childId: string, who: Who = {}): CallerShape => ({
  ...callerOf({ ...who, children: [childId] }, 'child', { role: 'self', permissions: fullAccess }),
  userId: childId,
});

/** A session after sign-in, before anybody is chosen. */
export const withNobodyChosen = (who: Who = {}): CallerShape =>
  callerOf(who, 'none', { role: 'owner', permissions: fullAccess });

/** Who runs the product, with the account set up. */
export const anAdministrator = (): CallerShape => ({
  ...callerOf({}, 'adult', { role: 'owner', permissions: fullAccess }),
  role: 'super_admin',
  familyId: null,
  children: {},
  pendingSetup: [],
});
