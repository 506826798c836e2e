import { z } from 'zod';

import { adultsWho, defineRequest, selectorWho } from '../define.js';
import { done, line, moment, text, version } from '../values.js';

export const deviceKinds = z.enum(['mobile', 'tablet', 'desktop']);

/** A random key kept on the device (G26, override); never sent back by the server. */
export const fingerprint = z.string().min(16).max(128);

/** Whether a child may use this device; asked before the PIN pad. */
export const checkDevice = defineRequest('identity.check-device', {
  http: 'POST /api/identity/devices/check',
  kind: 'write',
  access: selectorWho('seeProfile', { childIn: 'childId' }),
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

/** An adult authorises this device for a child with the password (spec 2 §5), or with the proof that it gave a moment ago. */
export const authorizeDevice = defineRequest('identity.authorize-device', {
  http: 'POST /api/identity/devices',
  kind: 'steps',
  access: selectorWho('changeDevices', { childIn: 'childId' }),
  topics: ['devices', 'profiles'],
  input: z.object({
    childId: z.uuid(),
    fingerprint,
    name: line(40).optional(),
    type: deviceKinds,
    userAgent: text(400),
    screen: text(40),
    password: z.string().min(1).max(200).optional(),
    /** Of `prove-adult`, in the place of the password; it serves the act that follows too. */
    proofToken: z.string().max(100).optional(),
  }),
  output: z.object({
    deviceId: z.uuid(),
    currentDevices: z.int(),
    deviceLimit: z.int(),
  }),
});

/** Settings, tab Dispositivos. Never the key, the user agent or the screen. */
export const listDevices = defineRequest('identity.list-devices', {
  http: 'GET /api/identity/devices',
  kind: 'read',
  access: adultsWho('seeDevices'),
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
  access: adultsWho('changeDevices'),
  topics: ['devices'],
  input: z.object({ deviceId: z.uuid(), name: line(40), version }),
  output: z.object({ version }),
});

/** Takes the right away at once; sessions on the device end. */
export const revokeDevice = defineRequest('identity.revoke-device', {
  http: 'POST /api/identity/devices/{deviceId}/revoke',
  kind: 'write',
  access: adultsWho('changeDevices'),
  topics: ['devices'],
  // The ended sessions' events drop the same callers, but perhaps only after the answer.
  changesAccess: { deviceIn: 'deviceId' },
  input: z.object({ deviceId: z.uuid() }),
  output: done,
});
