import { randomUUID } from 'node:crypto';

import type { AnyRequest, AskOf, OutputOf } from '@alcancia/contracts/define';
import { resolveCaller } from '@alcancia/contracts/identity';
import { type Cause, dataOfAnswer, Failure, type Origin } from '@alcancia/server-kit';

import type { Asking } from '../bus/service-guard.js';
import type { Resolved, Question } from './caller-cache.js';

/** Timeout of asking identity for a caller, in milliseconds. */
const deadlineMs = 5_000;
const nowhere: Origin = { address: '', userAgent: '' };

interface About {
  readonly origin?: Origin;
  readonly cause?: Cause;
  /** Milliseconds. */
  readonly waitMs?: number;
}

/** What the gateway itself asks over the bus: contracts that no browser can reach. */
export async function askAsGateway<C extends AnyRequest>(
  bus: Asking,
  contract: C,
  input: AskOf<C>,
  { origin = nowhere, cause = { correlationId: randomUUID() }, waitMs = deadlineMs }: About = {},
): Promise<OutputOf<C>> {
  const deadlineAt = Date.now() + waitMs;
  const answer = await bus.request(contract.subject, {
    input,
    caller: null,
    origin,
    ...cause,
    deadlineAt,
    idempotencyKey: null,
  });
  if (!answer.ok) throw Failure.fromWire(answer.error);
  return dataOfAnswer(contract, answer);
}

/** Asks identity for the caller of a token. If identity does not answer, the request is refused. */
export const askIdentity =
  (bus: Asking) =>
  async ({ token, isPersonActing, cause }: Question): Promise<Resolved | null> => {
    const { caller, expiresAt } = await askAsGateway(bus, resolveCaller, { token, isPersonActing }, { cause });
    if (!caller) return null;
    return { caller, expiresAt: expiresAt === null ? null : Date.parse(expiresAt) };
  };
