import type { AskOf } from '@alcancia/contracts/define';
import { relationshipTypes, type saveOwnProfile } from '@alcancia/contracts/identity';
import type { WhoAmI } from '@alcancia/web-kit';
import type { TypedNumber } from '@alcancia/web-kit/ui';

import { countryOf } from './countries.js';
import { words } from './words/onboarding.js';

type Asked = AskOf<typeof saveOwnProfile>;
type Fields = Omit<Asked, 'version' | 'timeZone' | 'languageVariant'>;

/** The own data while they are being filled in. */
export type ProfileForm = { readonly [Field in Exclude<keyof Fields, 'age'>]: Fields[Field] | null } & {
  readonly age: TypedNumber;
};
export type ProfileComplaints = { readonly [Field in keyof Fields]?: string };

export const adultAge = { min: 18, max: 120 };

/** '?relationship_type=mother' fills the field in; anything else is ignored. */
const relationshipIn = (query: URLSearchParams): Fields['relationshipType'] | null =>
  relationshipTypes.find((type) => type === query.get('relationship_type')) ?? null;

/** What is known already; the first name is a good guess for what someone is called. */
export function formOf(adult: WhoAmI['adult'], query: URLSearchParams, language: string): ProfileForm {
  const fullName = adult?.fullName ?? '';
  return {
    fullName,
    displayName: adult?.displayName ?? fullName.trim().split(/\s+/)[0] ?? '',
    age: adult?.age ?? '',
    gender: adult?.gender ?? null,
    country: adult?.country ?? countryOf(language),
    relationshipType: adult?.relationshipType ?? relationshipIn(query),
  };
}

/** What is still missing for a complete profile (spec 1 §5). */
export function profileComplaints(form: ProfileForm): ProfileComplaints {
  const { missing } = words;
  return {
    ...(!form.fullName?.trim() && { fullName: missing.fullName }),
    ...(!form.displayName?.trim() && { displayName: missing.displayName }),
    ...(typeof form.age === 'string' && { age: missing.age }),
    ...(!form.gender && { gender: missing.gender }),
    ...(!form.country && { country: missing.country }),
    ...(!form.relationshipType && { relationshipType: missing.relationshipType }),
  };
}

export const isComplete = (form: ProfileForm): form is Fields => Object.keys(profileComplaints(form)).length === 0;
