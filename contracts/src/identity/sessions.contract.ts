import { z } from 'zod';

import { callerShape } from '../caller.js';
import { adults, anySession, defineRequest, gatewayOnly, selector } from '../define.js';
import { avatar, done, moment, palette, pin } from '../values.js';
import { ownProfile, tokens } from './accounts.contract.js';

/** Proof that an adult is here: the own PIN or the account's password. */
export const adultProof = z.union([z.object({ pin }), z.object({ password: z.string().min(1).max(200) })]);

/** Limits of the plan (G53); −1 is unlimited. */
export const planLimits = z.object({
  planName: z.string(),
  maxChildren: z.int(),
  maxGuardians: z.int(),
  maxDevices: z.int(),
});

export const household = z.object({
  familyId: z.uuid(),
  timeZone: z.string(),
  /** What the family calls its coins: 'Monedas' unless renamed. */
  moneyName: z.string(),
});

/** Everything the shell needs to know of the session it runs in. */
export const whoAmI = defineRequest('identity.who-am-i', {
  http: 'GET /api/identity/me',
  kind: 'read',
  access: anySession,
  isBackground: true,
  topics: ['session', 'profiles', 'household'],
  input: z.object({}),
  output: z.object({
    sessionId: z.uuid(),
    role: z.enum(['adult', 'child', 'super_admin']),
    profile: z.enum(['none', 'adult', 'child']),
    /** The chosen profile; null while nobody is. */
    active: z
      .object({
        id: z.uuid(),
        type: z.enum(['adult', 'child']),
        displayName: z.string(),
        avatarUrl: z.string().nullable(),
      })
      .nullable(),
    /** The adult whose session it is; never in a child's session. */
    adult: ownProfile
      .partial()
      .extend({
        id: z.uuid(),
        email: z.string(),
        version: z.int(),
        hasPin: z.boolean(),
        isProfileComplete: z.boolean(),
        lastLoginAt: moment.nullable(),
      })
      .nullable(),
    household: household.nullable(),
    limits: planLimits.nullable(),
  }),
});

/** Only in a session in which nobody or the adult is chosen: who may enter here. '¿Quién está aquí?' */
export const listProfiles = defineRequest('identity.list-profiles', {
  http: 'GET /api/identity/profiles',
  kind: 'read',
  access: selector,
  isBackground: true,
  topics: ['profiles', 'children', 'devices'],
  input: z.object({}),
  output: z.object({
    adult: z.object({
      id: z.uuid(),
      displayName: z.string(),
      avatarUrl: z.string().nullable(),
      hasPin: z.boolean(),
      /** Until then only the password opens (G2). */
      pinLockedUntil: moment.nullable(),
      isProfileComplete: z.boolean(),
    }),
    children: z.array(
      z.object({
        id: z.uuid(),
        displayName: z.string(),
        avatar,
        palette,
        hasPin: z.boolean(),
        pinLockedUntil: moment.nullable(),
        /** The fourth lock in a row: an adult must unlock or reset it (G52). */
        needsAdult: z.boolean(),
      }),
    ),
    limits: planLimits,
  }),
});

/** The adult enters with PIN or password. Coming back from a child's session, the parked tokens are handed back. */
export const chooseAdult = defineRequest('identity.choose-adult', {
  http: 'POST /api/identity/choose-adult',
  kind: 'steps',
  access: selector,
  topics: ['session'],
  carriesTokens: true,
  changesAccess: { ofCaller: true },
  input: adultProof,
  output: z.object({ tokens: tokens.nullable(), displayName: z.string() }),
});

/** A child enters with an authorised device and the PIN. The adult's refresh token is parked; the answer's token opens this child only. */
export const chooseChild = defineRequest('identity.choose-child', {
  http: 'POST /api/identity/choose-child',
  kind: 'steps',
  access: { who: 'selector', childIn: 'childId' },
  topics: ['session'],
  carriesTokens: true,
  openWhileParked: true,
  changesAccess: { ofCaller: true },
  input: z.object({
    childId: z.uuid(),
    pin,
    fingerprint: z.string().min(16).max(128),
    /** The adult's refresh token that is to be parked; absent when it is parked already. */
    refreshToken: z.string().max(8000).optional(),
  }),
  output: z.object({ childToken: z.string(), displayName: z.string() }),
});

/** Back to '¿Quién está aquí?': nobody is chosen any more. */
export const leaveProfile = defineRequest('identity.leave-profile', {
  http: 'POST /api/identity/leave-profile',
  kind: 'write',
  access: anySession,
  topics: ['session'],
  changesAccess: { ofCaller: true },
  input: z.object({}),
  output: done,
});

/** The gateway asks who a token speaks for. Null: nobody (unknown, expired, ended). */
export const resolveCaller = defineRequest('identity.resolve-caller', {
  kind: 'write',
  access: gatewayOnly,
  topics: [],
  input: z.object({
    token: z.string().max(8000),
    /** False for a re-read by signal: it does not keep a child's session awake (house §5). */
    isPersonActing: z.boolean(),
  }),
  output: z.object({ caller: callerShape.nullable(), expiresAt: moment.nullable() }),
});

/** keycloak-js refreshes; answers what Keycloak's token endpoint would, status included. */
export const refreshSession = defineRequest('identity.refresh-session', {
  kind: 'steps',
  access: gatewayOnly,
  topics: [],
  carriesTokens: true,
  input: z.object({ form: z.record(z.string().max(100), z.string().max(8000)) }),
  output: z.object({ status: z.int(), body: z.record(z.string(), z.json()) }),
});

/** The public documents of the issuer at Keycloak's URLs: discovery and keys. */
export const readIssuerDocument = defineRequest('identity.read-issuer-document', {
  kind: 'read',
  access: gatewayOnly,
  topics: [],
  input: z.object({ document: z.enum(['openid-configuration', 'certs']) }),
  output: z.object({ body: z.record(z.string(), z.json()) }),
});

/** The own four-digit PIN, made or changed after the password (or the old PIN). G2. */
export const setOwnPin = defineRequest('identity.set-own-pin', {
  http: 'POST /api/identity/own-pin',
  kind: 'steps',
  access: adults,
  topics: ['session', 'profiles'],
  input: z.object({ pin, proof: adultProof }),
  output: done,
});
