import type { Permissions } from '@alcancia/contracts/caller';
import { areas } from '@alcancia/contracts/define';
import type { relationshipTypes } from '@alcancia/contracts/identity';
import { looksLikeEmail } from '@alcancia/web-kit/ui';

export type RelationshipType = (typeof relationshipTypes)[number];

export interface InvitationDraft {
  readonly email: string;
  readonly relationshipType: RelationshipType | '';
  readonly childIds: string[];
  readonly permissions: Permissions;
  readonly message: string;
}

export const messageMaxLength = 300;

/** Every area is given whole unless somebody says otherwise (spec 2 §5). */
export const newInvitation = (childIds: string[]): InvitationDraft => ({
  email: '',
  relationshipType: '',
  childIds,
  permissions: Object.fromEntries(areas.map((area) => [area, 'full_access'])) as Permissions,
  message: '',
});

/** What would be refused, before it is sent. */
export const problemsOf = ({ email, relationshipType }: InvitationDraft): ('email' | 'relationshipType')[] => [
  ...(looksLikeEmail(email) ? [] : ['email' as const]),
  ...(relationshipType === '' ? ['relationshipType' as const] : []),
];
