import { z } from 'zod';

import { type Area, areas, type Capability, type Level, neededFor } from './capabilities.js';
import type { Access } from './define.js';
import { featureFlags } from './flags.js';

export const permissionLevels = ['full_access', 'view_only', 'no_access'] as const;
export const permissions = z.object(
  Object.fromEntries(areas.map((area) => [area, z.enum(permissionLevels)])) as Record<
    (typeof areas)[number],
    z.ZodEnum<{ full_access: 'full_access'; view_only: 'view_only'; no_access: 'no_access' }>
  >,
);
export type Permissions = z.output<typeof permissions>;

export const guardianRoles = ['owner', 'guardian', 'viewer'] as const;

/** One child within reach of the caller: for a child's session, only itself. */
export const reachableChild = z.object({
  familyId: z.uuid(),
  timeZone: z.string(),
  role: z.enum([...guardianRoles, 'self']),
  permissions,
  /** The household has more children than its plan: it earns nothing anew, and spends what it has (G29). */
  isBeyondPlan: z.literal(true).optional(),
});

/** What links somebody to a child. */
export type Link = Pick<z.output<typeof reachableChild>, 'role' | 'permissions'>;

/**
 * The one rule of rights over a child (G1), for the server and the browser. Without a link there is no right.
 * To look takes any right in the area, or any link where no area is asked for; viewers never decide, whatever they were given.
 */
export function mayReach(link: Link | undefined, level: Level, area?: Area): boolean {
  if (!link) return false;
  if (level === 'own') return link.role === 'owner';
  if (level === 'full' && link.role === 'viewer') return false;
  if (area === undefined) return true;
  const given = link.permissions[area];
  return level === 'full' ? given === 'full_access' : given !== 'no_access';
}

/** Whether a link is enough for this (G1). */
export function may(link: Link | undefined, capability: Capability): boolean {
  const { level = 'view', area } = neededFor(capability);
  return mayReach(link, level, area);
}

/** Whoever is invited with one area whole becomes guardian; everybody else looks on (G1). */
export const roleFor = (given: Permissions): 'guardian' | 'viewer' =>
  Object.values(given).includes('full_access') ? 'guardian' : 'viewer';

/** The children that an input names in the fields of its contract's access; those that only rows name are not among them. */
export function childrenNamed({ childIn, childrenIn }: Access, input: unknown): string[] {
  const given = input as Readonly<Record<string, unknown>>;
  const named = [childIn, childrenIn].flatMap((field) => (field === undefined ? [] : [given[field]].flat()));
  return named.filter((id) => typeof id === 'string');
}

/** What a super administrator has yet to do before anything else opens. */
export const administratorSetup = z.array(z.enum(['password', 'second-step']));

/**
 * Who is asking, as the gateway puts it into every message (house §5).
 * `profile` is the chosen one: `none` opens onboarding and the selector, `parked` is an adult's session behind a child.
 */
export const callerShape = z.object({
  /** The acting profile: the adult, or the child in child mode. Absent while no profile is chosen. */
  userId: z.uuid().nullable(),
  /** Whose session it is. */
  adultId: z.uuid(),
  role: z.enum(['adult', 'child', 'super_admin']),
  profile: z.enum(['none', 'adult', 'child', 'parked']),
  sessionId: z.uuid(),
  deviceId: z.uuid().nullable(),
  /** The household that the adult owns; null before onboarding is complete. */
  familyId: z.uuid().nullable(),
  /** None for a super administrator, who sees no family's content but in support mode (G1). */
  children: z.record(z.uuid(), reachableChild),
  /** Of a super administrator alone. */
  pendingSetup: administratorSetup.optional(),
  /** Of a super administrator in support mode, for one request that is recorded: `children` are those of that family. */
  isSupport: z.literal(true).optional(),
  /** What is switched off for everybody at the moment; left out: nothing. */
  flagsOff: z.array(z.enum(featureFlags)).optional(),
});
export type CallerShape = z.output<typeof callerShape>;

/** The caller without a session, as a contract open to `anyone` gets it. */
export type Asker = CallerShape | null;
