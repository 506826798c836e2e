import { z } from 'zod';

import { guardianRoles, permissions } from '../caller.js';
import { defineEvent, personal } from '../define.js';
import { avatar, moment, palette } from '../values.js';

/** A household was made or its settings changed. */
export const familyChanged = defineEvent(
  'events.identity.family-changed.v1',
  { aggregate: 'familyId' },
  z.object({ familyId: z.uuid(), ownerId: z.uuid(), timeZone: z.string(), moneyName: z.string() }),
);

/** An adult's name changed or is new; consumers keep it to say who did what. */
export const adultChanged = defineEvent(
  'events.identity.adult-changed.v1',
  { aggregate: 'adultId' },
  z.object({ adultId: z.uuid(), displayName: personal(z.string()) }),
);

/** A child was added or its profile changed. */
export const childChanged = defineEvent(
  'events.identity.child-changed.v1',
  { aggregate: 'childId' },
  z.object({
    childId: z.uuid(),
    familyId: z.uuid(),
    displayName: personal(z.string()),
    avatar,
    palette,
    isNew: z.boolean(),
  }),
);

/** A link between an adult and a child began, changed or ended (G1). */
export const guardianshipChanged = defineEvent(
  'events.identity.guardianship-changed.v1',
  { aggregate: 'childId' },
  z.object({
    childId: z.uuid(),
    familyId: z.uuid(),
    adultId: z.uuid(),
    role: z.enum(guardianRoles),
    permissions,
    isActive: z.boolean(),
  }),
);

/** What someone may do has changed: gateways drop their cached callers and re-check open sockets. */
export const accessChanged = defineEvent(
  'events.identity.access-changed.v1',
  { aggregate: 'aboutId' },
  z.object({
    /** The session, profile, child or device named below. */
    aboutId: z.uuid(),
    about: z.enum(['session', 'user', 'child', 'device']),
  }),
);

/** An adult authorised a device for a child. */
export const deviceLinked = defineEvent(
  'events.identity.device-linked.v1',
  { aggregate: 'deviceId' },
  z.object({ deviceId: z.uuid(), familyId: z.uuid(), childId: z.uuid(), name: personal(z.string()), by: z.uuid() }),
);

/** A device may no longer be used by its children; their sessions on it have ended. */
export const deviceRevoked = defineEvent(
  'events.identity.device-revoked.v1',
  { aggregate: 'deviceId' },
  z.object({
    deviceId: z.uuid(),
    familyId: z.uuid(),
    childIds: z.array(z.uuid()),
    name: personal(z.string()),
    by: z.uuid(),
  }),
);

/** Three wrong PINs in a row; `needsAdult` from the fourth lock on (G52). Guardians are told at each. */
export const pinLocked = defineEvent(
  'events.identity.pin-locked.v1',
  { aggregate: 'childId' },
  z.object({ childId: z.uuid(), familyId: z.uuid(), lockedUntil: moment, needsAdult: z.boolean() }),
);

/** A child's PIN was set, reset or unlocked, or its device list changed: screens re-read. */
export const entryChanged = defineEvent(
  'events.identity.entry-changed.v1',
  { aggregate: 'childId' },
  z.object({ childId: z.uuid(), familyId: z.uuid() }),
);
