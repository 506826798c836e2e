import { z } from 'zod';

import { guardianRoles, permissions } from '../caller.js';
import { adults, adultsWho, defineRequest, peopleWho } from '../define.js';
import { cardDesign } from '../looks.js';
import { avatar, line, moment, palette, version } from '../values.js';
import { planLimits } from './households.contract.js';
import { country } from './profiles.contract.js';

const childFields = z.object({
  displayName: line(40),
  /** 'YYYY-MM'; the age is derived (G20). */
  birthMonth: z.string().regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/),
  gender: z.enum(['girl', 'boy', 'other', 'unsaid']).default('unsaid'),
  avatar,
  palette,
  country: country.optional(),
});

export const childView = childFields.extend({
  /** Left out by a service from before worlds: the landscape with which the colour starts. */
  cardDesign: cardDesign.optional(),
  id: z.uuid(),
  familyId: z.uuid(),
  age: z.int(),
  hasPin: z.boolean(),
  pinLockedUntil: moment.nullable(),
  needsAdult: z.boolean(),
  /** When this profile is going to be erased; null, or left out by a service from before erasures: it is not. */
  erasureDueAt: moment.nullable().optional(),
  /** Beyond the plan of its household: it earns nothing anew, and spends what it has (G29). Left out: it has a place. */
  isBeyondPlan: z.literal(true).optional(),
  myRole: z.enum(guardianRoles),
  myPermissions: permissions,
  version,
});

export type ChildView = z.output<typeof childView>;

/** 'Mis Niños': the children to whom the adult is linked. */
export const listChildren = defineRequest('identity.list-children', {
  http: 'GET /api/identity/children',
  kind: 'read',
  access: adults,
  openToSupport: true,
  topics: ['children', 'profiles'],
  input: z.object({}),
  output: z.object({ children: z.array(childView), limits: planLimits, owned: z.int() }),
});

export const readChild = defineRequest('identity.read-child', {
  http: 'GET /api/identity/children/{childId}',
  kind: 'read',
  access: adultsWho('seeProfile', { childIn: 'childId' }),
  topics: ['children', 'profiles'],
  input: z.object({ childId: z.uuid() }),
  output: childView.extend({
    guardians: z.array(z.object({ adultId: z.uuid(), displayName: z.string(), role: z.enum(guardianRoles) })),
  }),
});

/** How old a child is, in years: nothing else of it. A child reads its own. */
export const readAge = defineRequest('identity.read-age', {
  http: 'GET /api/identity/children/{childId}/age',
  kind: 'read',
  access: peopleWho('seeProfile', { childIn: 'childId' }),
  topics: ['children'],
  input: z.object({ childId: z.uuid() }),
  output: z.object({ age: z.int().nonnegative() }),
});

/** A profile for a child in the adult's own household; the owner's guardianship is made with it. */
export const createChild = defineRequest('identity.create-child', {
  http: 'POST /api/identity/children',
  kind: 'write',
  access: adults,
  topics: ['children', 'profiles'],
  changesAccess: { ofCaller: true },
  input: childFields,
  output: z.object({ childId: z.uuid() }),
});

/**
 * Owner, or a guardian with full rights over activities. How the child looks is not theirs to say here but in its world
 * (family.save-theme, family.choose-pet): only a browser from before that still sends avatar and palette.
 */
export const updateChild = defineRequest('identity.update-child', {
  http: 'PUT /api/identity/children/{childId}',
  kind: 'write',
  access: adultsWho('editProfile', { childIn: 'childId' }),
  topics: ['children', 'profiles'],
  input: childFields.extend({
    childId: z.uuid(),
    version,
    avatar: avatar.optional(),
    palette: palette.optional(),
  }),
  output: z.object({ version }),
});
