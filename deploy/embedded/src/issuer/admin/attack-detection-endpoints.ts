import type { FastifyInstance } from 'fastify';

import { isLocked } from '../brute-force.js';
import type { Parts } from '../parts.js';
import { isUuid, nobody } from '../store/accounts.js';
import { clearAllFailures, clearFailures, failuresOf } from '../store/login-failures.js';
import type { ById } from './known-account.js';

/** The only place where a lock shows. Of an unknown account it says the same as of one that never failed. */
export function attackDetectionEndpoints(app: FastifyInstance, { sql, clock }: Parts): void {
  const known = (id: string) => (isUuid(id) ? id : nobody);

  app.get<ById>('/attack-detection/brute-force/users/:id', async ({ params }) => {
    const failures = await failuresOf(sql, known(params.id));
    return {
      numFailures: failures.failures,
      numTemporaryLockouts: failures.temporaryLockouts,
      disabled: isLocked(failures, clock.now().getTime()),
      lastIPFailure: failures.lastAddress,
      lastFailure: failures.lastFailedMs,
      failedLoginNotBefore: Math.floor(failures.lockedUntilMs / 1000),
    };
  });

  app.delete<ById>('/attack-detection/brute-force/users/:id', async ({ params }, reply) => {
    await clearFailures(sql, known(params.id));
    return reply.code(204).send();
  });

  app.delete('/attack-detection/brute-force/users', async (_request, reply) => {
    await clearAllFailures(sql);
    return reply.code(204).send();
  });
}
