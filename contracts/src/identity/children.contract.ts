import { z } from 'zod';

import { guardianRoles, permissions } from '../caller.js';
import { adults, adultsWho, defineRequest, people, selectorWho } from '../define.js';
import { avatar, done, line, moment, palette, pin, text, version } from '../values.js';
import { country } from './accounts.contract.js';
import { adultProof, household, planLimits } from './sessions.contract.js';

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
  id: z.uuid(),
  familyId: z.uuid(),
  age: z.int(),
  hasPin: z.boolean(),
  pinLockedUntil: moment.nullable(),
  needsAdult: z.boolean(),
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
  topics: ['children', 'profiles'],
  input: z.object({}),
  output: z.object({ children: z.array(childView), limits: planLimits, owned: z.int() }),
});

export const readChild = defineRequest('identity.read-child', {
  http: 'GET /api/identity/children/{childId}',
  kind: 'read',
  access: { who: 'adults', childIn: 'childId' },
  topics: ['children', 'profiles'],
  input: z.object({ childId: z.uuid() }),
  output: childView.extend({
    guardians: z.array(z.object({ adultId: z.uuid(), displayName: z.string(), role: z.enum(guardianRoles) })),
  }),
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

/** Owner, or a guardian with full rights over activities. */
export const updateChild = defineRequest('identity.update-child', {
  http: 'PUT /api/identity/children/{childId}',
  kind: 'write',
  access: adultsWho('full', 'activities', { childIn: 'childId' }),
  topics: ['children', 'profiles'],
  input: childFields.extend({ childId: z.uuid(), version }),
  output: z.object({ version }),
});

/** The first PIN in the wizard, or a new one by an adult: always after an adult's proof. Owner or approvals full (G1). */
export const setChildPin = defineRequest('identity.set-child-pin', {
  http: 'POST /api/identity/children/{childId}/pin',
  kind: 'steps',
  access: selectorWho('full', 'approvals', { childIn: 'childId' }),
  topics: ['children', 'profiles'],
  input: z.object({ childId: z.uuid(), pin, proof: adultProof }),
  output: done,
});

/** 'Restablecer PIN': the wizard comes on the next entry (G2). */
export const resetChildPin = defineRequest('identity.reset-child-pin', {
  http: 'POST /api/identity/children/{childId}/reset-pin',
  kind: 'write',
  access: adultsWho('full', 'approvals', { childIn: 'childId' }),
  topics: ['children', 'profiles'],
  input: z.object({ childId: z.uuid() }),
  output: done,
});

/** Lifts a PIN lock, whichever it is (G52). */
export const unlockChildPin = defineRequest('identity.unlock-child-pin', {
  http: 'POST /api/identity/children/{childId}/unlock-pin',
  kind: 'write',
  access: adultsWho('full', 'approvals', { childIn: 'childId' }),
  topics: ['children', 'profiles'],
  input: z.object({ childId: z.uuid() }),
  output: done,
});

export const readHousehold = defineRequest('identity.read-household', {
  http: 'GET /api/identity/household',
  kind: 'read',
  access: people,
  topics: ['household'],
  input: z.object({}),
  output: household.extend({ version, isOwner: z.boolean(), limits: planLimits }),
});

/** Settings, tab Familia: time zone and the name of the money (G3, G4). */
export const updateHousehold = defineRequest('identity.update-household', {
  http: 'PUT /api/identity/household',
  kind: 'write',
  access: adults,
  topics: ['household', 'session'],
  changesAccess: { ofCaller: true },
  input: z.object({ timeZone: z.string().min(1).max(64), moneyName: line(20), version }),
  output: z.object({ version }),
});

const deviceKinds = z.enum(['mobile', 'tablet', 'desktop']);
/** A random key kept on the device (G26, override); never sent back by the server. */
const fingerprint = z.string().min(16).max(128);

/** Whether a child may use this device; asked before the PIN pad. */
export const checkDevice = defineRequest('identity.check-device', {
  http: 'POST /api/identity/devices/check',
  kind: 'write',
  access: { who: 'selector', childIn: 'childId' },
  isBackground: true,
  topics: [],
  input: z.object({ childId: z.uuid(), fingerprint }),
  output: z.object({
    isAuthorized: z.boolean(),
    /** Whether one more fits in the plan (spec 2 §7: can_authorize_device). */
    isAllowed: z.boolean(),
    currentDevices: z.int(),
    deviceLimit: z.int().describe('-1 is unlimited'),
    reason: z.enum(['authorized', 'within_limit', 'unlimited_plan', 'limit_reached']),
  }),
});

/** An adult authorises this device for a child with the password (spec 2 §5). */
export const authorizeDevice = defineRequest('identity.authorize-device', {
  http: 'POST /api/identity/devices',
  kind: 'steps',
  access: selectorWho('full', 'approvals', { childIn: 'childId' }),
  topics: ['devices', 'profiles'],
  input: z.object({
    childId: z.uuid(),
    fingerprint,
    name: line(40).optional(),
    type: deviceKinds,
    userAgent: text(400),
    screen: text(40),
    password: z.string().min(1).max(200),
  }),
  output: z.object({ deviceId: z.uuid(), currentDevices: z.int(), deviceLimit: z.int() }),
});

/** Settings, tab Dispositivos. Never the key, the user agent or the screen. */
export const listDevices = defineRequest('identity.list-devices', {
  http: 'GET /api/identity/devices',
  kind: 'read',
  access: adultsWho('view', 'approvals'),
  topics: ['devices'],
  input: z.object({}),
  output: z.object({
    devices: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        type: deviceKinds,
        state: z.enum(['autorizado', 'revocado', 'inactivo']),
        authorizedBy: z.string(),
        lastSeenAt: moment,
        childNames: z.array(z.string()),
        version,
      }),
    ),
    currentDevices: z.int(),
    deviceLimit: z.int(),
  }),
});

export const renameDevice = defineRequest('identity.rename-device', {
  http: 'PUT /api/identity/devices/{deviceId}',
  kind: 'write',
  access: adultsWho('full', 'approvals'),
  topics: ['devices'],
  input: z.object({ deviceId: z.uuid(), name: line(40), version }),
  output: z.object({ version }),
});

/** Takes the right away at once; sessions on the device end. */
export const revokeDevice = defineRequest('identity.revoke-device', {
  http: 'POST /api/identity/devices/{deviceId}/revoke',
  kind: 'write',
  access: adultsWho('full', 'approvals'),
  topics: ['devices'],
  changesAccess: { deviceIn: 'deviceId' },
  input: z.object({ deviceId: z.uuid() }),
  output: done,
});
