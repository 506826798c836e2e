import type { AnyRequest } from '@alcancia/contracts/define';
import { readInput } from '@alcancia/contracts/read-input';
import { z } from 'zod';

import type { AnswerMessage, RequestHandler, RequestMessage } from '../bus/bus.js';
import { checkedAnswer, markedAsChecked } from '../bus/checked-answer.js';
import { withStatementTimeout } from '../database/statement-timeout.js';
import { Failure, failure } from '../errors/failure.js';
import { addCounts } from '../figures/daily-counts.js';
import { watchedRequest } from '../observe/watched.js';
import type { ServiceRuntime } from '../service-runtime.js';
import type { ServedHandler } from '../transport/bus-server.js';
import { RequestContext } from '../transport/contexts.js';
import { isForbidden } from '../transport/pass-on.filter.js';
import { Batches } from '../batches.js';
import { answerSteps } from './answer-steps.js';
import { answerTogether } from './answer-together.js';
import { answerWrite } from './answer-write.js';
import { type Asked, answered } from './asked.js';
import { isDatabaseAway, sqlState } from './run-write.js';
import type { DeciderInstance, Execute } from './use-case.js';

/** What PostgreSQL says of a text with a zero byte in it: it came from outside, whichever field let it through. */
const notText = new Set(['22021', '22P05']);

/** An act that waits to be decided, perhaps with others of its kind. */
interface Waiting {
  readonly asked: Asked;
  readonly decider: DeciderInstance;
}

/** Input that the contract does not accept; the gateway has said it more kindly before. */
function parseInput(contract: AnyRequest, input: unknown): unknown {
  const read = readInput(contract, input);
  if (read.ok) return read.data;
  const fields = read.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw failure('invalid_input', {}, fields);
}

/**
 * Turns a handler into one of the bus: deadline and access first, then Nest's guards and interceptors, then its input
 * is read and the contract's kind decides what it may do. An ordinary `@MessagePattern` brings its own checks.
 */
export function requestHandler(
  runtime: ServiceRuntime,
  subject: string,
  { extras: { contract }, handle }: ServedHandler,
): RequestHandler {
  const together = new Batches<Waiting, AnswerMessage>((set) => {
    const [first] = set;
    if (!first) return Promise.resolve([]);
    return answerTogether(
      runtime,
      first.decider,
      set.map(({ asked }) => asked),
    );
  });
  return watchedRequest(runtime, subject, async (message) => {
    try {
      // Both buses refuse what comes too late before they send it; a handler on another transport relies on this.
      if (message.deadlineAt <= Date.now()) throw failure('unavailable');
      const context = new RequestContext(message, contract, (input, useCase) =>
        runUseCase(context, input, (asked) =>
          typeof useCase === 'function'
            ? answerByKind(runtime, asked, useCase)
            : together.join({ asked, decider: useCase }),
        ),
      );
      if (contract) context.caller.mustFit(contract);
      const data = await withStatementTimeout(() => handle(message.input, context));
      return answerOf(context, data);
    } catch (error) {
      return { ok: false, error: asFailure(runtime, subject, error, message).toWire(message.correlationId) };
    }
  });
}

/** An interceptor may have made something else of it: what the use-case itself was answered has been checked. */
function answerOf({ contract, isReplayed, checked }: RequestContext, data: unknown): AnswerMessage {
  if (!contract) return answered(data, isReplayed);
  return data === checked ? markedAsChecked(contract, data, isReplayed) : checkedAnswer(contract, data, isReplayed);
}

function asFailure(
  runtime: ServiceRuntime,
  subject: string,
  error: unknown,
  { correlationId }: RequestMessage,
): Failure {
  if (error instanceof Failure) return error;
  if (isForbidden(error)) return failure('not_permitted');
  if (isDatabaseAway(error)) return failure('unavailable');
  if (notText.has(sqlState(error) ?? '')) return failure('invalid_input');
  const problem =
    error instanceof z.ZodError
      ? new Error(`${subject} answered what its contract does not allow: ${error.message}`)
      : error;
  runtime.log.error({ err: problem, subject, correlationId }, 'a use-case failed');
  void countError(runtime);
  return failure('internal');
}

/** Nobody waits for it; where it cannot be counted, the log has it. */
const countError = ({ em, definition, clock }: ServiceRuntime): Promise<void> =>
  addCounts(em(), definition.name, clock.now(), new Map([['errors', 1]])).catch(() => undefined);

async function runUseCase(
  context: RequestContext,
  input: unknown,
  answer: (asked: Asked) => Promise<AnswerMessage>,
): Promise<unknown> {
  const { contract, message, caller } = context;
  if (!contract) throw new Error('A use-case without a contract');
  const asked = { contract, message, caller, input: parseInput(contract, input) };
  caller.mustReachNamed(contract, asked.input);
  const given = await answer(asked);
  if (!given.ok) throw Failure.fromWire(given.error);
  context.isReplayed = given.isReplayed;
  if (given.checkedAs !== undefined) context.checked = given.data;
  return given.data;
}

function answerByKind(runtime: ServiceRuntime, asked: Asked, execute: Execute): Promise<AnswerMessage> {
  if (asked.contract.kind === 'write') return answerWrite(runtime, asked, { execute });
  if (asked.contract.kind === 'steps') return answerSteps(runtime, asked, { execute });
  const reading = { em: runtime.em(), now: runtime.clock.now() };
  return execute(asked.caller, asked.input, reading).then((data) => answered(data));
}
