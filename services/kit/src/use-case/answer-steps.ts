import type { AnswerMessage } from '../bus/bus.js';
import { checkedAnswer } from '../bus/checked-answer.js';
import { Failure, failure, isPassing } from '../errors/failure.js';
import type { ServiceRuntime } from '../service-runtime.js';
import type { Asked } from './asked.js';
import { findIntent, intentOf, replay, toStore, type Intent } from './intent.js';
import { takeSteps } from './take-steps.js';
import type { HandlerInstance } from './use-case.js';

const pollMs = 25;
/** Of its deadline, what a caller who waits for another's answer leaves to be told so: a busy database may take that long. */
const tellMs = 500;
/** The lease on an intent: after so long without a step another request may take it over. In milliseconds. */
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
    const result = await useCase.execute(caller, input, takeSteps(runtime, intentId, message));
    const answer = checkedAnswer(contract, result);
    await close(runtime, intentId, contract.carriesTokens ? null : toStore({ result: answer.data, refusal: null }));
    return answer;
  } catch (error) {
    if (error instanceof Failure && !isPassing(error)) {
      await close(runtime, intentId, toStore({ result: null, refusal: error }));
    } else {
      await reopen(runtime, intentId);
    }
    throw error;
  }
}

const throwaway = (runtime: ServiceRuntime): Intent => ({ scope: runtime.newId(), bodyHmac: '', about: [] });

type Taken = { intentId: string } | { answer: AnswerMessage };

async function takeIntent(runtime: ServiceRuntime, asked: Asked, intent: Intent): Promise<Taken> {
  const { contract, message } = asked;
  const asker = runtime.newId();
  for (;;) {
    const now = runtime.clock.now().toISOString();
    const sealed = contract.resumes ? runtime.seal.close(JSON.stringify(message)) : null;
    const [entered] = await runtime.em().execute<{ is_new: boolean }[]>(
      `insert into ${runtime.definition.name}.intents as i
         (id, last_asker, scope, subject, body_hmac, about, sealed_message, created_at, touched_at)
       values (?, ?, ?, ?, ?, ?::uuid[], ?, ?, ?)
       on conflict (scope) do update set last_asker = excluded.last_asker
       where i.answer is null and i.body_hmac = excluded.body_hmac
       returning id = last_asker as is_new`,
      [asker, asker, intent.scope, contract.subject, intent.bodyHmac, `{${intent.about.join(',')}}`, sealed, now, now],
    );
    if (entered?.is_new) return { intentId: asker };
    const taken = await waitForTurn(runtime, asked, intent, asker);
    if (taken) return taken;
  }
}

/** Until the act has an answer or may be taken over; null when nothing is known of it any more. */
async function waitForTurn(
  runtime: ServiceRuntime,
  { message }: Asked,
  intent: Intent,
  asker: string,
): Promise<Taken | null> {
  for (;;) {
    const row = await findIntent(runtime, intent);
    if (!row) return null;
    if (row.answer) return { answer: replay(row.answer, message.correlationId) };
    if (await takeOver(runtime, row.id, asker)) return { intentId: row.id };
    if (message.deadlineAt - Date.now() < tellMs) throw failure('request_in_progress');
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

/**
 * Of many who repeat the act, the last to ask goes on: with what is abandoned from where it stopped, with what has
 * finished and whose answer was not kept (tokens) anew, so that it replaces what the first one gave. Whoever asked before
 * the last has stopped listening: it must not replace what the last was given.
 */
async function takeOver(runtime: ServiceRuntime, intentId: string, asker: string): Promise<boolean> {
  const schema = runtime.definition.name;
  const now = runtime.clock.now();
  const taken = await runtime.em().execute<{ id: string }[]>(
    `with before as (
       select id, finished_at is not null as is_finished from ${schema}.intents
       where id = ? and last_asker = ? and answer is null and (finished_at is not null or touched_at < ?) for update
     ), forgotten as (
       delete from ${schema}.intent_steps where intent_id in (select id from before where is_finished)
     )
     update ${schema}.intents i set touched_at = ?, finished_at = null from before where i.id = before.id returning i.id`,
    [intentId, asker, new Date(now.getTime() - abandonedAfterMs).toISOString(), now.toISOString()],
  );
  return taken.length > 0;
}

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
