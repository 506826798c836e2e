import { z } from 'zod';

import { defineRequest, selector } from '../define.js';
import { line } from '../values.js';

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

/** How an adult is spoken to: 'tú puedes' or 'vos podés' (G28). */
export const languageVariants = ['tu', 'vos'] as const;

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
    /** Left out: stays as it is. */
    languageVariant: z.enum(languageVariants).optional(),
  }),
  output: z.object({ version: z.int().positive() }),
});
