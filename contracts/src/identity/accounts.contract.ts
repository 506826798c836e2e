import { z } from 'zod';

import { adults, anyone, anySession, defineRequest, selector } from '../define.js';
import { done, email, line, password } from '../values.js';

/** What keycloak-js keeps. Seconds, as OpenID Connect has it. */
export const tokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  idToken: z.string().optional(),
  expiresInSeconds: z.int().positive(),
});
export type Tokens = z.output<typeof tokens>;

/** A visitor opens an account; the confirmation e-mail leaves with it. Spec 1 §2, §5; G52. */
export const signUp = defineRequest('identity.sign-up', {
  http: 'POST /api/identity/sign-up',
  kind: 'steps',
  access: anyone,
  topics: [],
  resumes: true,
  limit: { max: 20, perSeconds: 600 },
  input: z.object({
    fullName: line(100),
    email,
    password,
    confirmPassword: password,
    /** Over 18 and in agreement with the terms and the privacy notice; the versions shown are kept with the consent. */
    hasConsented: z.boolean(),
    termsVersion: z.string().min(1).max(20),
    privacyVersion: z.string().min(1).max(20),
  }),
  output: z.object({ email: z.string() }),
});

/** The link of the confirmation e-mail: single use, 24 h. */
export const confirmEmail = defineRequest('identity.confirm-email', {
  http: 'POST /api/identity/confirm-email',
  kind: 'steps',
  access: anyone,
  topics: [],
  limit: { max: 30, perSeconds: 600 },
  input: z.object({ token: z.string().min(20).max(200) }),
  output: z.object({ email: z.string() }),
});

/** Answers the same whether or not the e-mail is known (G52). */
export const resendConfirmation = defineRequest('identity.resend-confirmation', {
  http: 'POST /api/identity/resend-confirmation',
  kind: 'steps',
  access: anyone,
  topics: [],
  limit: { max: 5, perSeconds: 600 },
  input: z.object({ email }),
  output: done,
});

/** '¿Olvidaste tu contraseña?' Answers the same whether or not the e-mail is known (G27). */
export const requestPasswordReset = defineRequest('identity.request-password-reset', {
  http: 'POST /api/identity/request-password-reset',
  kind: 'steps',
  access: anyone,
  topics: [],
  limit: { max: 5, perSeconds: 600 },
  input: z.object({ email }),
  output: done,
});

/** The link of the reset e-mail (single use, 1 h) with the new password; it ends every session of the account. */
export const resetPassword = defineRequest('identity.reset-password', {
  http: 'POST /api/identity/reset-password',
  kind: 'steps',
  access: anyone,
  topics: [],
  limit: { max: 20, perSeconds: 600 },
  input: z.object({ token: z.string().min(20).max(200), password, confirmPassword: password }),
  output: done,
});

/** E-mail and password become a session whose chosen profile is `none`, or the adult on the first login. */
export const signIn = defineRequest('identity.sign-in', {
  http: 'POST /api/identity/sign-in',
  kind: 'steps',
  access: anyone,
  topics: [],
  carriesTokens: true,
  input: z.object({ email, password: password.min(1) }),
  output: z.object({ tokens, isFirstLogin: z.boolean(), isProfileComplete: z.boolean() }),
});

/** Ends this session. Answers well also when it had ended already. */
export const signOut = defineRequest('identity.sign-out', {
  http: 'POST /api/identity/sign-out',
  kind: 'steps',
  access: anySession,
  topics: ['session'],
  openWhileParked: true,
  changesAccess: { ofCaller: true },
  input: z.object({}),
  output: done,
});

/** 'Cerrar sesión en todos los dispositivos': every session of the account, children's too. */
export const signOutEverywhere = defineRequest('identity.sign-out-everywhere', {
  http: 'POST /api/identity/sign-out-everywhere',
  kind: 'steps',
  access: adults,
  topics: ['session'],
  changesAccess: { ofCaller: true },
  input: z.object({}),
  output: done,
});

/** A new password after the old one; ends every other session of the account. */
export const changePassword = defineRequest('identity.change-password', {
  http: 'POST /api/identity/change-password',
  kind: 'steps',
  access: adults,
  topics: [],
  changesAccess: { ofCaller: true },
  input: z.object({ currentPassword: password.min(1), password, confirmPassword: password }),
  output: done,
});

/** The versions of the terms and the privacy notice in force; the text lives in the shell (G50). */
export const legalVersions = { terms: '1.0', privacy: '1.0', effectiveOn: '2026-11-21' } as const;

export const relationshipTypes = [
  'mother',
  'father',
  'caregiver',
  'nanny',
  'grandfather',
  'grandmother',
  'aunt',
  'uncle',
  'other',
] as const;
export const genders = ['female', 'male', 'other', 'unsaid'] as const;

/** Two-letter ISO 3166 country codes that the product offers. */
export const country = z.string().regex(/^[A-Z]{2}$/);

export const ownProfile = z.object({
  fullName: line(100),
  displayName: line(40),
  age: z.int().min(18).max(120),
  gender: z.enum(genders),
  country,
  relationshipType: z.enum(relationshipTypes),
});

/** Onboarding and 'Mi Perfil': the own data. The first time it is complete, the household is made (behaviour, 'family'). */
export const saveOwnProfile = defineRequest('identity.save-own-profile', {
  http: 'PUT /api/identity/profile',
  kind: 'write',
  access: selector,
  topics: ['session', 'profiles', 'household'],
  changesAccess: { ofCaller: true },
  input: ownProfile.extend({
    /** The version that was read; a stale one answers `changed_before`. */
    version: z.int().positive(),
    /** What the browser believes; only used for the household's first time zone when the country has several. */
    timeZone: z.string().max(64).optional(),
  }),
  output: z.object({ version: z.int().positive() }),
});
