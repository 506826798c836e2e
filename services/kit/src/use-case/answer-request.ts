import type { AnyRequest } from '@alcancia/contracts/define';
import { z } from 'zod';

import type { AnswerMessage, RequestHandler } from '../bus/bus.js';
import { Caller } from '../caller.js';
import { withPatience } from '../database/impatient-client.js';
import { Failure, failure } from '../errors/failure.js';
import { watchedRequest } from '../observe/watched.js';
import type { ServiceRuntime } from '../service-runtime.js';
import { answerSteps } from './answer-steps.js';
import { answerWrite } from './answer-write.js';
import { type Asked, answered } from './asked.js';
import { isDatabaseAway, sqlState } from './run-write.js';
import type { HandlerInstance } from './use-case.js';

/** What PostgreSQL says of a text with a zero byte in it: it came from outside, whichever field let it through. */
const notText = new Set(['22021', '22P05']);

/** Input that the contract does not accept; the gateway has said it more kindly before. */
function parseInput(contract: AnyRequest, input: unknown): unknown {
  const result = contract.input.safeParse(input);
  if (result.success) return result.data;
  const fields = result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw failure('invalid_input', {}, fields);
}

/** Turns a use-case into a handler of the bus: input, deadline and access first, then the kind decides what it may do. */
export function requestHandler(
  runtime: ServiceRuntime,
  contract: AnyRequest,
  useCase: HandlerInstance,
): RequestHandler {
  return watchedRequest(runtime, contract.subject, async (message) => {
    const { correlationId } = message;
    try {
      if (message.deadlineAt <= Date.now()) throw failure('unavailable');
      const caller = new Caller(message.caller, message.origin);
      caller.mustFit(contract.access, contract.openWhileParked === true);
      const asked: Asked = { contract, message, caller, input: parseInput(contract, message.input) };
      const answer = await withPatience(() => answerByKind(runtime, asked, useCase));
      return answer.ok ? { ...answer, data: contract.output.parse(answer.data) } : answer;
    } catch (error) {
      if (error instanceof Failure) return { ok: false, error: error.toWire(correlationId) };
      if (isDatabaseAway(error)) return { ok: false, error: failure('unavailable').toWire(correlationId) };
      if (notText.has(sqlState(error) ?? ''))
        return { ok: false, error: failure('invalid_input').toWire(correlationId) };
      const problem =
        error instanceof z.ZodError
          ? new Error(`${contract.subject} answered what its contract does not allow: ${error.message}`)
          : error;
      runtime.log.error({ err: problem, subject: contract.subject, correlationId }, 'a use-case failed');
      return { ok: false, error: failure('internal').toWire(correlationId) };
    }
  });
}

function answerByKind(runtime: ServiceRuntime, asked: Asked, useCase: HandlerInstance): Promise<AnswerMessage> {
  if (asked.contract.kind === 'write') return answerWrite(runtime, asked, useCase);
  if (asked.contract.kind === 'steps') return answerSteps(runtime, asked, useCase);
  const reading = { em: runtime.em(), now: runtime.clock.now() };
  return useCase.execute(asked.caller, asked.input, reading).then((data) => answered(data));
}
