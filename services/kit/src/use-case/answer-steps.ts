import type { AnswerMessage } from '../bus/bus.js';
import { Failure, failure } from '../errors/failure.js';
import type { ServiceRuntime } from '../service-runtime.js';
import { answered, type Asked } from './asked.js';
import { findIntent, intentOf, replay, toStore, type Intent } from './intent.js';
import { takeSteps } from './take-steps.js';
import type { HandlerInstance } from './use-case.js';

const pollMs = 25;
/** After so long without a step, whoever held the intent is taken for dead. */
export const abandonedAfterMs = 15_000;

/**
 * A `steps`: the intent is written first, each step keeps its result, and the answer is kept at the end
 * (unless it carries tokens). The same act at the same time waits for the first; after a crash it goes on from there.
 */
export async function answerSteps(
  runtime: ServiceRuntime,
  asked: Asked,
  useCase: HandlerInstance,
): Promise<AnswerMessage> {
  const intent = intentOf(runtime, asked) ?? throwaway(runtime);
  const taken = await takeIntent(runtime, asked, intent);
  if ('answer' in taken) return taken.answer;
  return finishIntent(runtime, asked, useCase, taken.intentId);
}

/** Runs the steps that are not done yet and keeps the answer. */
export async function finishIntent(
  runtime: ServiceRuntime,
  asked: Asked,
  useCase: HandlerInstance,
  intentId: string,
): Promise<AnswerMessage> {
  const { contract, message, caller, input } = asked;
  try {
    const result = await useCase.execute(caller, input, takeSteps(runtime, intentId, message.correlationId));
    const data = contract.output.parse(result);
    await close(runtime, intentId, contract.carriesTokens ? null : toStore({ result: data, refusal: null }));
    return answered(data);
  } catch (error) {
    if (error instanceof Failure && error.kind !== 'unavailable') {
      await close(runtime, intentId, contract.carriesTokens ? null : toStore({ result: null, refusal: error }));
    } else {
      await reopen(runtime, intentId);
    }
    throw error;
  }
}

const throwaway = (runtime: ServiceRuntime): Intent => ({ scope: runtime.newId(), bodyHmac: '' });

async function takeIntent(
  runtime: ServiceRuntime,
  { contract, message }: Asked,
  intent: Intent,
): Promise<{ intentId: string } | { answer: AnswerMessage }> {
  const schema = runtime.definition.name;
  for (;;) {
    const intentId = runtime.newId();
    const now = runtime.clock.now().toISOString();
    const sealed = contract.resumes ? runtime.seal.close(JSON.stringify(message)) : null;
    const inserted = await runtime.em().execute<{ id: string }[]>(
      `insert into ${schema}.intents (id, scope, subject, body_hmac, sealed_message, created_at, touched_at)
       values (?, ?, ?, ?, ?, ?, ?) on conflict (scope) do nothing returning id`,
      [intentId, intent.scope, contract.subject, intent.bodyHmac, sealed, now, now],
    );
    if (inserted.length > 0) return { intentId };

    const row = await findIntent(runtime, intent);
    if (!row) continue;
    if (row.answer) return { answer: replay(row.answer, message.correlationId) };
    const isAbandoned = runtime.clock.now().getTime() - new Date(row.touched_at).getTime() > abandonedAfterMs;
    if (row.finished_at !== null || isAbandoned) {
      await runtime
        .em()
        .execute(`update ${schema}.intents set touched_at = ?, finished_at = null where id = ?`, [now, row.id]);
      if (row.finished_at !== null) await forgetSteps(runtime, row.id);
      return { intentId: row.id };
    }
    if (message.deadlineAt - Date.now() < 2 * pollMs) throw failure('request_in_progress');
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

/** A finished intent whose answer was not kept (tokens) is done anew: it replaces what the first one gave. */
const forgetSteps = (runtime: ServiceRuntime, intentId: string) =>
  runtime.em().execute(`delete from ${runtime.definition.name}.intent_steps where intent_id = ?`, [intentId]);

const close = (runtime: ServiceRuntime, intentId: string, answer: unknown) =>
  runtime
    .em()
    .execute(
      `update ${runtime.definition.name}.intents set answer = ?::jsonb, finished_at = ?, sealed_message = null where id = ?`,
      [answer === null ? null : JSON.stringify(answer), runtime.clock.now().toISOString(), intentId],
    );

/** What failed for a passing reason may be tried at once under the same key. */
const reopen = (runtime: ServiceRuntime, intentId: string) =>
  runtime
    .em()
    .execute(`update ${runtime.definition.name}.intents set touched_at = to_timestamp(0) where id = ?`, [intentId]);
