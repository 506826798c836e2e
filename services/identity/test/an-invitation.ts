import { type Permissions } from '@alcancia/contracts/caller';
import { type AskOf, type OutputOf } from '@alcancia/contracts/define';
import { inviteGuardian, listInvitations } from '@alcancia/contracts/identity';
import { type TestService } from '@alcancia/server-kit/testing';

import { aFamily } from './a-family.js';

export const approvesOnly: Permissions = {
  activities: 'view_only',
  challenges: 'no_access',
  rewards: 'no_access',
  approvals: 'full_access',
};

/** An owner with children, and an adult of another family who may be invited. */
export async function anInvitation(
  service: TestService,
  children = 1,
  fields: Partial<AskOf<typeof inviteGuardian>> = {},
) {
  const family = await aFamily(service, { maxGuardians: 3 });
  const childIds: string[] = [];
  for (let nth = 0; nth < children; nth += 1) childIds.push(await family.addChild());
  const owner = family.ownerOf(...childIds);
  const guest = await aFamily(service);
  const email = `${guest.ownerId}@example.org`;
  const input = { email, relationshipType: 'grandmother' as const, childIds, permissions: approvesOnly, ...fields };
  const invite = () => service.ask(inviteGuardian, owner, input);
  const listed = async (): Promise<OutputOf<typeof listInvitations>> => service.ask(listInvitations, owner, {});
  return { family, owner, childIds, guest: guest.ownerOf(), guestId: guest.ownerId, email, input, invite, listed };
}

/** The token at the end of a link. */
export const tokenIn = (link: string | null | undefined): string => (link ?? '').split('/').at(-1) ?? '';

/** The same once it was sent, with the token of its link. */
export async function sentInvitation(
  service: TestService,
  children = 1,
  fields: Partial<AskOf<typeof inviteGuardian>> = {},
) {
  const it = await anInvitation(service, children, fields);
  const { invitationId } = await it.invite();
  const { invitations } = await it.listed();
  return { ...it, invitationId, token: tokenIn(invitations[0]?.link) };
}
