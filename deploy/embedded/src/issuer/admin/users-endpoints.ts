import { randomUUID } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import { KeycloakError } from '../keycloak-error.js';
import type { Parts } from '../parts.js';
import { type Account, deleteAccount, findAccountByLogin, insertAccount, updateAccount } from '../store/accounts.js';
import { defaultRole, giveRoles } from '../store/roles.js';
import { isTaken } from '../store/sql.js';
import { passwordIn, readAccountInput, readCredentialInput } from './account-input.js';
import { accountView } from './account-view.js';
import { type ById, knownAccount } from './known-account.js';

const taken = () => new KeycloakError(409, { errorMessage: 'User exists with same email' });
const refuse = (errorMessage: string) => new KeycloakError(400, { errorMessage });
const updatePassword = 'UPDATE_PASSWORD';

/** Accounts from their creation to their end. The e-mail is the user name (registrationEmailAsUsername). */
export function usersEndpoints(app: FastifyInstance, { sql, clock, realm, passwords }: Parts): void {
  app.post('/users', async (request, reply) => {
    const input = readAccountInput(request.body);
    if (!input.email) throw refuse('User name is missing');
    if (await findAccountByLogin(sql, input.email)) throw taken();
    const password = passwordIn(input);
    const account: Account = {
      id: randomUUID(),
      username: input.email,
      email: input.email,
      isEmailVerified: input.emailVerified ?? false,
      firstName: input.firstName ?? null,
      lastName: input.lastName ?? null,
      isEnabled: input.enabled ?? false,
      attributes: input.attributes ?? {},
      requiredActions: [...(input.requiredActions ?? []), ...(password?.temporary ? [updatePassword] : [])],
      passwordHash: password ? await passwords.hash(password.value) : null,
      createdAt: clock.now(),
    };
    const isNew = await sql.transaction(async (tx) => {
      if (!(await insertAccount(tx, account))) return false;
      await giveRoles(tx, account.id, [defaultRole(realm)]);
      return true;
    });
    if (!isNew) throw taken();
    const address = `${request.protocol}://${request.host}/admin/realms/${realm}/users/${account.id}`;
    return reply.code(201).header('location', address).send();
  });

  app.get<ById>('/users/:id', async ({ params }) => accountView(await knownAccount(sql, params.id)));

  app.put<ById>('/users/:id', async ({ params, body }, reply) => {
    const input = readAccountInput(body);
    const { id } = await knownAccount(sql, params.id);
    const password = passwordIn(input);
    const change = {
      email: input.email ?? undefined,
      isEmailVerified: input.emailVerified ?? undefined,
      firstName: input.firstName ?? undefined,
      lastName: input.lastName ?? undefined,
      isEnabled: input.enabled ?? undefined,
      attributes: input.attributes ?? undefined,
      requiredActions: input.requiredActions ?? undefined,
      passwordHash: password && (await passwords.hash(password.value)),
    };
    await updateAccount(sql, id, change).catch((error: unknown) => {
      throw isTaken(error) ? taken() : error;
    });
    return reply.code(204).send();
  });

  app.delete<ById>('/users/:id', async ({ params }, reply) => {
    const { id } = await knownAccount(sql, params.id);
    await deleteAccount(sql, id);
    return reply.code(204).send();
  });

  // Ends no session, as the real one was measured to: identity ends them itself.
  app.put<ById>('/users/:id/reset-password', async ({ params, body }, reply) => {
    const account = await knownAccount(sql, params.id);
    const { value, temporary } = readCredentialInput(body);
    if (value === '') throw refuse('Empty password not allowed');
    const others = account.requiredActions.filter((action) => action !== updatePassword);
    await updateAccount(sql, account.id, {
      passwordHash: await passwords.hash(value),
      requiredActions: temporary ? [...others, updatePassword] : others,
    });
    return reply.code(204).send();
  });
}
