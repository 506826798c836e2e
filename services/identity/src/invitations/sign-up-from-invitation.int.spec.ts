import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  acceptInvitation,
  confirmEmail,
  inviteGuardian,
  listInvitations,
  listReceivedInvitations,
  saveOwnProfile,
  signUp,
  whoAmI,
  withdrawInvitation,
} from '@alcancia/contracts/identity';

import { approvesOnly, tokenIn } from '../../test/an-invitation.js';
import { anIdentityFixture, aSignUp, type IdentityFixture, ownFields, refusal } from '../../test/people.js';
import { PlanLimits } from '../plans/plan-limits.entity.js';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await anIdentityFixture();
  owner = await fixture.family();
  await fixture.service.em().nativeUpdate(PlanLimits, {}, { maxGuardians: -1 });
});
afterAll(() => fixture.close());

let owner: Awaited<ReturnType<IdentityFixture['family']>>;

async function invited(email: string) {
  const input = {
    email,
    relationshipType: 'grandmother' as const,
    childIds: [owner.childId],
    permissions: approvesOnly,
  };
  const { invitationId } = await fixture.service.ask(inviteGuardian, await owner.adult(), input);
  const { invitations } = await fixture.service.ask(listInvitations, await owner.adult(), {});
  return { invitationId, token: tokenIn(invitations.find(({ id }) => id === invitationId)?.link) };
}

/** As the form sends it: with the address only where the link of the e-mail named it. */
const fields = (invitation: string, email?: string) => {
  const { email: _, ...rest } = aSignUp('');
  return { ...rest, invitation, ...(email === undefined ? {} : { email }) };
};
const accountsOf = (email: string) => [...fixture.issuer.users.values()].filter((user) => user.email === email);

describe('signing up from an invitation', () => {
  test('is for the address that it was sent to, which the answer does not tell', async () => {
    const email = 'carmen@example.org';
    const { token } = await invited(email);
    expect(await fixture.service.ask(signUp, null, fields(token))).toEqual({ email: '' });
    expect(accountsOf(email)).toHaveLength(1);
    expect((await fixture.mailsTo(email)).at(-1)?.subject).toBe('Confirma tu cuenta de Alcancía');
  });

  test('leads, on a device that knows nothing of it, from the confirmation to the child', async () => {
    const email = 'abuela@example.org';
    const { token } = await invited(email);
    await fixture.service.ask(signUp, null, fields(token, 'Abuela@Example.org'));
    await fixture.service.ask(confirmEmail, null, { token: await fixture.tokenFor(email) });
    const { caller } = await fixture.enter(email);
    const { adult } = await fixture.service.ask(whoAmI, caller, {});
    await fixture.service.ask(saveOwnProfile, caller, { ...ownFields, version: adult?.version ?? 1 });

    const { tokens } = await fixture.enter(email);
    const entered = await fixture.callerOf(tokens.accessToken);
    const grandmother = { ...entered, profile: 'adult' as const, userId: entered.adultId };
    const [waiting] = (await fixture.service.ask(listReceivedInvitations, grandmother, {})).invitations;
    expect(waiting).toMatchObject({ token, inviterName: 'Ana', childCount: 1 });
    expect(await fixture.service.ask(acceptInvitation, grandmother, { token })).toEqual({ childIds: [owner.childId] });
  });

  test('is refused to another address, also to one that only looks alike, and makes no account', async () => {
    const { token } = await invited('iris@example.org');
    const before = fixture.issuer.users.size;
    for (const email of ['otra@example.org', 'iris@example.org.mx'])
      expect(await refusal(fixture.service, signUp, null, fields(token, email))).toMatchObject({
        code: 'invitation_for_another',
      });
    expect(await refusal(fixture.service, signUp, null, fields(token, '\u0131ris@example.org'))).toMatchObject({
      code: 'invalid_input',
    });
    expect(fixture.issuer.users.size).toBe(before);
  });

  test('is refused once the invitation opens nothing, and without an address and an invitation', async () => {
    const { invitationId, token } = await invited('tarde@example.org');
    await fixture.service.ask(withdrawInvitation, await owner.adult(), { invitationId });
    expect(await refusal(fixture.service, signUp, null, fields(token))).toMatchObject({
      code: 'invitation_unavailable',
    });
    expect(await refusal(fixture.service, signUp, null, fields('x'.repeat(43)))).toMatchObject({
      code: 'invitation_unknown',
    });
    const { email: _, ...nobody } = aSignUp('');
    expect(await refusal(fixture.service, signUp, null, nobody)).toMatchObject({ code: 'invalid_input' });
    expect(accountsOf('tarde@example.org')).toEqual([]);
  });

  test('that was cut off goes on, though the invitation was withdrawn meanwhile', async () => {
    const email = 'cortada@example.org';
    const { invitationId, token } = await invited(email);
    fixture.issuer.losesAnswerTo = 'POST /users';
    const key = 'the key of an invited sign-up';
    await expect(fixture.service.ask(signUp, null, fields(token), { key })).rejects.toMatchObject({
      code: 'unavailable',
    });
    fixture.issuer.losesAnswerTo = '';
    await fixture.service.ask(withdrawInvitation, await owner.adult(), { invitationId });
    await fixture.service.ask(signUp, null, fields(token), { key });
    expect(accountsOf(email)).toHaveLength(1);
    await fixture.service.ask(confirmEmail, null, { token: await fixture.tokenFor(email) });
  });
});
