import { z } from 'zod';

import { areas } from './define.js';

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
});

/**
 * Who is asking, as the gateway puts it into every message (house §5).
 * `profile` is the chosen one: `none` opens onboarding and the selector, `parked` is an adult's session behind a child.
 */
export const callerShape = z.object({
  /** The acting profile: the adult, or the child in child mode. Absent while nobody is chosen. */
  userId: z.uuid().nullable(),
  /** Whose session it is. */
  adultId: z.uuid(),
  role: z.enum(['adult', 'child', 'super_admin']),
  profile: z.enum(['none', 'adult', 'child', 'parked']),
  sessionId: z.uuid(),
  deviceId: z.uuid().nullable(),
  /** The household that the adult owns; null before onboarding is complete. */
  familyId: z.uuid().nullable(),
  children: z.record(z.uuid(), reachableChild),
});
export type CallerShape = z.output<typeof callerShape>;

/** Nobody: the caller of a contract that is open to anyone. */
export type Asker = CallerShape | null;
