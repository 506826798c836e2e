import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { plainError, unknownError } from '../keycloak-error.js';
import type { Parts } from '../parts.js';
import { allRoles, effectiveRolesOf, giveRoles, type Role, rolesOf, takeRoles } from '../store/roles.js';
import { type ById, knownAccount } from './known-account.js';

const roleNames = z.array(z.object({ name: z.string() })).transform((roles) => roles.map(({ name }) => name));

/** Realm roles: what an account holds directly, in effect, or might still be given. */
export function rolesEndpoints(app: FastifyInstance, { sql, realm }: Parts): void {
  const view = ({ id, name, isComposite }: Role) => ({
    id,
    name,
    description: '',
    composite: isComposite,
    clientRole: false,
    containerId: realm,
  });

  const namedIn = async (body: unknown) => {
    const { data } = roleNames.safeParse(body);
    if (!data) throw unknownError(400);
    const known = (await allRoles(sql)).map(({ name }) => name);
    if (data.some((name) => !known.includes(name))) throw plainError(404, 'Role not found');
    return data;
  };

  app.get<ById>('/users/:id/role-mappings/realm', async ({ params }) => {
    const { id } = await knownAccount(sql, params.id);
    return (await rolesOf(sql, id)).map(view);
  });

  app.get<ById>('/users/:id/role-mappings/realm/composite', async ({ params }) => {
    const { id } = await knownAccount(sql, params.id);
    return (await effectiveRolesOf(sql, id)).map(view);
  });

  app.get<ById>('/users/:id/role-mappings/realm/available', async ({ params }) => {
    const { id } = await knownAccount(sql, params.id);
    const held = (await rolesOf(sql, id)).map(({ name }) => name);
    return (await allRoles(sql)).filter(({ name }) => !held.includes(name)).map(view);
  });

  app.post<ById>('/users/:id/role-mappings/realm', async ({ params, body }, reply) => {
    const { id } = await knownAccount(sql, params.id);
    await giveRoles(sql, id, await namedIn(body));
    return reply.code(204).send();
  });

  app.delete<ById>('/users/:id/role-mappings/realm', async ({ params, body }, reply) => {
    const { id } = await knownAccount(sql, params.id);
    await takeRoles(sql, id, await namedIn(body));
    return reply.code(204).send();
  });
}
