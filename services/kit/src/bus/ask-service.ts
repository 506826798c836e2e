import { randomUUID } from 'node:crypto';

import type { AnyRequest, AskOf, OutputOf } from '@alcancia/contracts/define';

import { type Caller, nobody } from '../caller.js';
import { Failure } from '../errors/failure.js';
import type { Bus } from './bus.js';
import { dataOfAnswer } from './checked-answer.js';

export interface AskedAs {
  /** With whose rights it is asked; nobody's without one. */
  readonly caller?: Caller;
  /** Milliseconds until the other service has to have answered. */
  readonly withinMs: number;
}

/** Asks another service to look something up; whom a service may ask stands in `asks` of its room. Throws what was refused. */
export async function askService<C extends AnyRequest>(
  bus: Pick<Bus, 'request'>,
  contract: C,
  input: AskOf<C>,
  { caller: { shape, origin } = nobody, withinMs }: AskedAs,
): Promise<OutputOf<C>> {
  const answer = await bus.request(contract.subject, {
    input,
    caller: shape,
    origin,
    correlationId: randomUUID(),
    deadlineAt: Date.now() + withinMs,
    idempotencyKey: null,
  });
  if (!answer.ok) throw Failure.fromWire(answer.error);
  return dataOfAnswer(contract, answer);
}
