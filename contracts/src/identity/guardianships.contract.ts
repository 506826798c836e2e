import { z } from 'zod';

import { guardianRoles, permissions } from '../caller.js';
import { adultsWho, defineRequest } from '../define.js';
import { avatar, done, moment, nextCursor, page, version } from '../values.js';
import { relationshipTypes } from './profiles.contract.js';

const linked = z.object({
  adultId: z.uuid(),
  displayName: z.string(),
  role: z.enum(guardianRoles),
  relationshipType: z.enum(relationshipTypes).nullable(),
  permissions,
  since: moment,
  isMe: z.boolean(),
  /** Beyond the plan of the household: looks on, whatever the permissions say (G29). Left out: it holds what they say. */
  isBeyondPlan: z.literal(true).optional(),
  version,
});
export type GuardianView = z.output<typeof linked>;

/** 'Tutores': everyone linked to a child, its owner first; any of them may know of the others (G1). */
export const listGuardians = defineRequest('identity.list-guardians', {
  http: 'GET /api/identity/children/{childId}/guardians',
  kind: 'read',
  access: adultsWho('seeGuardians', { childIn: 'childId' }),
  topics: ['children', 'profiles'],
  input: z.object({ childId: z.uuid() }),
  output: z.object({ guardians: z.array(linked) }),
});

/** The same for each child within reach, in the order in which the children came. */
export const listAllGuardians = defineRequest('identity.list-all-guardians', {
  http: 'GET /api/identity/guardians',
  kind: 'read',
  access: adultsWho('seeGuardians'),
  topics: ['children', 'profiles'],
  input: z.object({}),
  output: z.object({
    children: z.array(z.object({ childId: z.uuid(), displayName: z.string(), avatar, guardians: z.array(linked) })),
  }),
});

/** The owner says anew what a guardian may do with one child; the role follows (G1, G25). Effective at once. */
export const changeRights = defineRequest('identity.change-rights', {
  http: 'PUT /api/identity/children/{childId}/guardians/{adultId}',
  kind: 'write',
  access: adultsWho('changeGuardians', { childIn: 'childId' }),
  topics: ['children', 'profiles'],
  changesAccess: { childIn: 'childId' },
  input: z.object({ childId: z.uuid(), adultId: z.uuid(), permissions, version }),
  output: z.object({ version }),
});

/** The owner ends the link of another adult to one child; the child stays (G20). Effective at once. */
export const endGuardianship = defineRequest('identity.end-guardianship', {
  http: 'POST /api/identity/children/{childId}/guardians/{adultId}/end',
  kind: 'write',
  access: adultsWho('changeGuardians', { childIn: 'childId' }),
  topics: ['children', 'profiles'],
  changesAccess: { childIn: 'childId' },
  input: z.object({ childId: z.uuid(), adultId: z.uuid() }),
  output: done,
});

/** 'Dejar de ser tutor': a guardian or viewer ends the own link to one child. */
export const leaveChild = defineRequest('identity.leave-child', {
  http: 'POST /api/identity/children/{childId}/leave',
  kind: 'write',
  access: adultsWho('seeProfile', { childIn: 'childId' }),
  topics: ['children', 'profiles', 'session'],
  changesAccess: { ofCaller: true, childIn: 'childId' },
  input: z.object({ childId: z.uuid() }),
  output: done,
});

/** What can happen to the rights over a child. */
export const rightsChanges = ['invited', 'accepted', 'rights_changed', 'ended', 'left'] as const;

/** Of a line that speaks of the household as a whole. */
export const ownershipChanges = ['offered', 'passed', 'declined', 'withdrawn'] as const;

const rightsChange = z.object({
  id: z.uuid(),
  what: z.enum(rightsChanges),
  byName: z.string(),
  /** Whose rights; empty while an invitation has not been answered. */
  aboutName: z.string(),
  /** What they may do from then on; null where a link ended. */
  permissions: permissions.nullable(),
  /** What happened to the ownership, where the line is about that: then `what` says 'rights_changed'. */
  ownership: z.enum(ownershipChanges).nullish(),
  at: moment,
});
export type RightsChangeView = z.output<typeof rightsChange>;

/** 'Quién hizo qué': the history of the rights over a child, newest first. */
export const listRightsChanges = defineRequest('identity.list-rights-changes', {
  http: 'GET /api/identity/children/{childId}/rights-changes',
  kind: 'read',
  access: adultsWho('seeGuardians', { childIn: 'childId' }),
  topics: ['children', 'invitations'],
  input: page.extend({ childId: z.uuid() }),
  output: z.object({ changes: z.array(rightsChange).max(100), nextCursor }),
});
