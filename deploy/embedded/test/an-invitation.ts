import { randomUUID } from 'node:crypto';

import type { AskOf } from '@alcancia/contracts/define';
import { inviteGuardian, listInvitations } from '@alcancia/contracts/identity';
import { fullAccess } from '@alcancia/contracts/testing/example-views';
import { aChildOf, type Adult, anAdult } from '@alcancia/testing';

import type { TestSystem } from './a-system.js';
import type { Make } from './rightful-request.js';

type Fields = Partial<AskOf<typeof inviteGuardian>>;

/** Invites somebody, and gives the token of the link as the e-mail carries it. */
export async function invite(system: TestSystem, { token }: Pick<Adult, 'token'>, fields: Fields) {
  const email = `${randomUUID()}@example.org`;
  const input = { email, relationshipType: 'aunt' as const, childIds: [], permissions: fullAccess, ...fields };
  const { invitationId } = await system.want(inviteGuardian, input, { token });
  const { invitations } = await system.want(listInvitations, {}, { token });
  const link = invitations.find(({ id }) => id === invitationId)?.link ?? '';
  return { invitationId, token: link.split('/').at(-1) ?? '' };
}

/** A family that is not in the scene, an adult whom it invites, and the invitation. */
export async function anInvitation(system: TestSystem) {
  const owner = await anAdult(system, { displayName: 'Berta' });
  const { childId } = await aChildOf(system, owner);
  const guest = await anAdult(system, { displayName: 'Carmen' });
  return { owner, childId, guest, ...(await invite(system, owner, { email: guest.email, childIds: [childId] })) };
}

/** The invited adult answers. */
export const invited: Make = async ({ system }) => {
  const { guest, token } = await anInvitation(system);
  return { as: 'adult', token: guest.token, input: { token } };
};

/** The owner acts on what was sent. */
export const sentInvitation: Make = async ({ system, tokens }) => {
  const { invitationId } = await invite(system, { token: tokens.adult }, {});
  return { as: 'adult', input: { invitationId } };
};
