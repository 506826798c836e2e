import type { FastifyInstance } from 'fastify';

import { webClientId } from '../issuer.config.js';
import { plainError } from '../keycloak-error.js';
import type { Parts } from '../parts.js';
import { endSession, endSessionsOf, endsAtMs, sessionsOf } from '../store/sessions.js';
import { type ById, knownAccount } from './known-account.js';

/** Keycloak gives each client an internal id; ours is a constant, since there is no table of clients. */
const webClientUuid = '5ea1ab1e-0000-4000-8000-000000000002';

export function sessionsEndpoints(app: FastifyInstance, { sql, clock, policy }: Parts): void {
  app.get<ById>('/users/:id/sessions', async ({ params }) => {
    const { id: userId, username } = await knownAccount(sql, params.id);
    const nowMs = clock.now().getTime();
    return (await sessionsOf(sql, userId))
      .filter((session) => endsAtMs(session, policy) > nowMs)
      .map(({ id, address, startedAt, refreshedAt, hasClient }) => ({
        id,
        username,
        userId,
        ipAddress: address,
        start: startedAt.getTime(),
        lastAccess: refreshedAt.getTime(),
        rememberMe: false,
        clients: hasClient ? { [webClientUuid]: webClientId } : {},
        transientUser: false,
      }));
  });

  app.post<ById>('/users/:id/logout', async ({ params }, reply) => {
    const { id } = await knownAccount(sql, params.id);
    await endSessionsOf(sql, id);
    return reply.code(204).send();
  });

  app.delete<ById>('/sessions/:id', async ({ params }, reply) => {
    // Three s, as the real one writes it.
    if (!(await endSession(sql, params.id))) throw plainError(404, 'Sesssion not found');
    return reply.code(204).send();
  });
}
