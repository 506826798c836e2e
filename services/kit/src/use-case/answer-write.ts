import type { AnswerMessage } from '../bus/bus.js';
import { checkedAnswer } from '../bus/checked-answer.js';
import { Failure, isPassing } from '../errors/failure.js';
import type { ServiceRuntime } from '../service-runtime.js';
import type { Asked } from './asked.js';
import type { KeptAnswer } from './closing.js';
import { findIntent, type Intent, intentOf, replay, type StoredAnswer, toStore } from './intent.js';
import { runWrite, sqlState } from './run-write.js';
import type { HandlerInstance } from './use-case.js';

const uniqueViolation = '23505';

/**
 * A `write`: the key and the answer commit with the change. Whoever loses the race for a key — by the key's own
 * uniqueness, or because the winner's change makes the act impossible — repeats the winner's answer.
 */
export async function answerWrite(
  runtime: ServiceRuntime,
  asked: Asked,
  useCase: HandlerInstance,
): Promise<AnswerMessage> {
  const { contract, message, caller, input } = asked;
  const intent = intentOf(runtime, asked);
  const before = intent && (await findIntent(runtime, intent));
  if (before?.answer) return replay(before.answer, message.correlationId);

  try {
    const { result, refusal } = await runWrite(
      runtime,
      message,
      async (work) => checkedAnswer(contract, await useCase.execute(caller, input, work)),
      (closing, { result: answer, refusal: refused }) => {
        if (!intent || (refused && isPassing(refused))) return;
        closing.keep(keptAnswer(runtime, asked, intent, toStore({ result: answer?.data, refusal: refused })));
      },
    );
    if (!result) throw refusal ?? new Error('Nothing was answered, and nothing refused');
    return result;
  } catch (error) {
    const mayHaveLost = error instanceof Failure ? error.kind !== 'unavailable' : sqlState(error) === uniqueViolation;
    const winner = intent && mayHaveLost ? await findIntent(runtime, intent) : null;
    if (winner?.answer) return replay(winner.answer, message.correlationId);
    throw error;
  }
}

/** What is kept of an act that has been answered, to be repeated under its key. */
export const keptAnswer = (
  runtime: ServiceRuntime,
  { contract }: Asked,
  { scope, bodyHmac, about }: Intent,
  answer: StoredAnswer,
): KeptAnswer => ({ id: runtime.newId(), scope, subject: contract.subject, body_hmac: bodyHmac, about, answer });
