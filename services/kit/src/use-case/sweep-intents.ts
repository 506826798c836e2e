import type { AnyRequest } from '@alcancia/contracts/define';

import type { RequestMessage } from '../bus/bus.js';
import { Caller } from '../caller.js';
import type { ServiceRuntime } from '../service-runtime.js';
import { abandonedAfterMs, finishIntent } from './answer-steps.js';
import type { HandlerInstance } from './use-case.js';

const mostTries = 5;
const keepDays = 3;

/** Finishes what nobody retries (a sign-up cut off half-way), and forgets keys that are past their use. */
export async function sweepIntents(
  runtime: ServiceRuntime,
  find: (subject: string) => { contract: AnyRequest; useCase: HandlerInstance } | undefined,
): Promise<void> {
  const schema = runtime.definition.name;
  const now = runtime.clock.now();
  const abandoned = await runtime.em().execute<{ id: string; subject: string; sealed_message: string }[]>(
    `update ${schema}.intents set touched_at = ?, tries = tries + 1
     where finished_at is null and sealed_message is not null and tries < ${mostTries} and touched_at < ?
     returning id, subject, sealed_message`,
    [now.toISOString(), new Date(now.getTime() - abandonedAfterMs).toISOString()],
  );
  for (const { id, subject, sealed_message } of abandoned) {
    const found = find(subject);
    if (!found) continue;
    const message = JSON.parse(runtime.seal.open(sealed_message)) as RequestMessage;
    const caller = new Caller(message.caller, message.origin);
    const input = found.contract.input.parse(message.input);
    await finishIntent(runtime, { contract: found.contract, message, caller, input }, found.useCase, id).catch(
      (error: unknown) => {
        runtime.log.warn({ err: error, subject, intentId: id }, 'an abandoned intent could not be finished yet');
      },
    );
  }
  await runtime
    .em()
    .execute(
      `delete from ${schema}.intents where created_at < ? and (finished_at is not null or tries >= ${mostTries})`,
      [new Date(now.getTime() - keepDays * 86_400_000).toISOString()],
    );
}
