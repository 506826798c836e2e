import { defineEntity, type OptionalProps, p } from '@mikro-orm/core';

import { type languageVariants, type LockReason } from '@alcancia/contracts/identity';
import { type CardDesign } from '@alcancia/contracts/looks';
import { type avatars, type palettes } from '@alcancia/contracts/values';

export type Avatar = (typeof avatars)[number];
type Palette = (typeof palettes)[number];

const ProfileSchema = defineEntity({
  name: 'Profile',
  tableName: 'profiles',
  properties: {
    id: p.uuid().primary(),
    role: p.text().$type<'super_admin' | 'adult' | 'child'>(),
    fullName: p.text().nullable(),
    displayName: p.text().nullable(),
    email: p.text().nullable(),
    /** For a child the name of a picture in the library of avatars: no photos (G20). */
    avatarUrl: p.text().nullable(),
    /** The owner of the child's household, mirrored from the guardianship (G1). */
    guardianId: p.uuid().nullable(),
    /** The household that a child belongs to; an adult's is found by its owner. */
    familyId: p.uuid().nullable(),
    /** Whole years, adults only; a child's is derived from `birthMonth` (G20). */
    age: p.integer().nullable(),
    /** 'YYYY-MM', children only. */
    birthMonth: p.text().nullable(),
    gender: p.text().nullable(),
    country: p.text().nullable(),
    relationshipType: p.text().nullable(),
    /** How an adult is spoken to; null: 'tu' (G28). */
    languageVariant: p.text().$type<(typeof languageVariants)[number]>().nullable(),
    palette: p.text().$type<Palette>().nullable(),
    cardDesign: p.text().$type<CardDesign>().nullable(),
    /** Argon2id over a keyed digest; never leaves this service (G52). Written by `pins/` alone. */
    pinValue: p.text().nullable().hidden(),
    pinAttempts: p.integer().default(0),
    pinLockedUntil: p.datetime().nullable(),
    pinLockCount: p.integer().default(0),
    lastLoginAt: p.datetime().nullable(),
    /** Since when nobody comes in with this account, adults only. Written by `held-accounts/` alone. */
    lockedAt: p.datetime().nullable(),
    lockReason: p.text().$type<LockReason>().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    deletedAt: p.datetime().nullable(),
    version: p.integer().version(),
  },
});

/** A person of the product, adult or child. */
export class Profile extends ProfileSchema.class {
  declare [OptionalProps]?: 'isComplete' | 'hasPin';

  get isComplete(): boolean {
    return isProfileComplete(this);
  }

  get hasPin(): boolean {
    return this.pinValue !== null && this.pinValue !== undefined;
  }
}
ProfileSchema.setClass(Profile);

type Filled = Pick<Profile, 'role' | 'fullName' | 'displayName' | 'age' | 'gender' | 'country' | 'relationshipType'>;

/** A child's is always complete; an adult's when all six are filled (spec 1 §5). */
export const isProfileComplete = (profile: Filled): boolean =>
  profile.role === 'child' ||
  [profile.fullName, profile.displayName, profile.age, profile.gender, profile.country, profile.relationshipType].every(
    (value) => value !== null && value !== undefined && value !== '',
  );
