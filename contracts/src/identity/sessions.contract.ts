import { z } from 'zod';

import { administratorSetup, callerShape } from '../caller.js';
import { adults, anyone, anySession, areas, defineRequest, gatewayOnly, selector, selectorWho } from '../define.js';
import { featureFlags } from '../flags.js';
import { cardDesign } from '../looks.js';
import { avatar, done, email, moment, palette, password, pin } from '../values.js';
import { fingerprint } from './devices.contract.js';
import { household, planLimits } from './households.contract.js';
import { acceptedDocuments } from './legal.contract.js';
import { adultProof } from './pins.contract.js';
import { languageVariants, ownProfile } from './profiles.contract.js';
import { secondProof } from './second-step.contract.js';

/** What keycloak-js keeps. Seconds, as OpenID Connect has it. */
export const tokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  idToken: z.string().optional(),
  expiresInSeconds: z.int().positive(),
});

export type Tokens = z.output<typeof tokens>;

/**
 * E-mail and password become a session whose chosen profile is `none`, or the adult on the first login. An account with a
 * second step is refused (`second_step_needed`) until `second` proves it: no token leaves before that.
 */
export const signIn = defineRequest('identity.sign-in', {
  http: 'POST /api/identity/sign-in',
  kind: 'steps',
  access: anyone,
  topics: [],
  carriesTokens: true,
  input: z.object({ email, password: password.min(1), second: secondProof.optional() }),
  output: z.object({ tokens, isFirstLogin: z.boolean(), isProfileComplete: z.boolean() }),
});

/**
 * Ends this session. Answers well also when it had ended already. Where children may be before the screen (no adult is
 * chosen, and the session reaches children) it takes an adult's proof.
 */
export const signOut = defineRequest('identity.sign-out', {
  http: 'POST /api/identity/sign-out',
  kind: 'steps',
  access: anySession,
  topics: ['session'],
  openWhileParked: true,
  changesAccess: { ofCaller: true },
  input: z.object({ proof: adultProof.optional() }),
  output: done,
});

/** 'Cerrar sesión en todos los dispositivos': every session of the account, children's too. */
export const signOutEverywhere = defineRequest('identity.sign-out-everywhere', {
  http: 'POST /api/identity/sign-out-everywhere',
  kind: 'steps',
  access: adults,
  openToAdministrators: true,
  topics: ['session'],
  changesAccess: { ofCaller: true },
  input: z.object({}),
  output: done,
});

/** Everything the shell needs to know of the session it runs in. */
export const whoAmI = defineRequest('identity.who-am-i', {
  http: 'GET /api/identity/me',
  kind: 'read',
  access: anySession,
  isBackground: true,
  topics: ['session', 'profiles', 'household', 'account'],
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
        /** Left out by a service from before it could be chosen: 'tu'. */
        languageVariant: z.enum(languageVariants).optional(),
        /** When the account is deleted; null or left out: it stays. */
        erasureDueAt: moment.nullable().optional(),
        /** The texts of which a material version holds that the adult has not agreed to (G50). */
        textsToAccept: z.array(z.enum(acceptedDocuments)).optional(),
      })
      .nullable(),
    household: household.nullable(),
    limits: planLimits.nullable(),
    /** The areas that the adult may not see of any child; none where there are no children yet (G1). */
    closedAreas: z.array(z.enum(areas)).optional(),
    /** Of a child alone: it has no place in the plan, so that it earns nothing anew (G29). */
    isBeyondPlan: z.literal(true).optional(),
    /** Of a super administrator alone: what is to be done before anything else opens. */
    pendingSetup: administratorSetup.optional(),
    /** What is switched off for everybody at the moment; left out: nothing. */
    flagsOff: z.array(z.enum(featureFlags)).optional(),
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
        /** Left out by a service from before worlds: the landscape with which the colour starts. */
        cardDesign: cardDesign.optional(),
        hasPin: z.boolean(),
        pinLockedUntil: moment.nullable(),
        /** The fourth lock in a row: an adult must unlock or reset it (G52). */
        needsAdult: z.boolean(),
      }),
    ),
    limits: planLimits,
  }),
});

/** `fingerprint`: where to bind the proof that the act after entering may give. */
const adultProofHere = z.union(adultProof.options.map((one) => one.extend({ fingerprint: fingerprint.optional() })));

/** The adult enters with PIN or password. Coming back from a child's session, the parked tokens are handed back. */
export const chooseAdult = defineRequest('identity.choose-adult', {
  http: 'POST /api/identity/choose-adult',
  kind: 'steps',
  access: selector,
  topics: ['session'],
  carriesTokens: true,
  changesAccess: { ofCaller: true },
  input: adultProofHere,
  output: z.object({
    tokens: tokens.nullable(),
    displayName: z.string(),
    /** It serves the act that follows: `recentProof`. */
    proofToken: z.string().optional(),
  }),
});

/** A child enters with an authorised device and the PIN. The adult's refresh token is parked; the answer's token opens this child only. */
export const chooseChild = defineRequest('identity.choose-child', {
  http: 'POST /api/identity/choose-child',
  kind: 'steps',
  access: selectorWho('seeProfile', { childIn: 'childId' }),
  topics: ['session'],
  carriesTokens: true,
  openWhileParked: true,
  changesAccess: { ofCaller: true },
  input: z.object({
    childId: z.uuid(),
    pin,
    fingerprint,
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

/** The gateway asks whose token this is. Null: no living session (unknown, expired, ended). */
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
