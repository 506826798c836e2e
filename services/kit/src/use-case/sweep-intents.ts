import type { AnyRequest } from '@alcancia/contracts/define';

import type { RequestMessage } from '../bus/bus.js';
import { Caller } from '../caller.js';
import { mostTriesOfAnAct } from '../personal-data/kit-tables.js';
import type { ServiceRuntime } from '../service-runtime.js';
import { abandonedAfterMs, finishIntent } from './answer-steps.js';
import type { HandlerInstance } from './use-case.js';

/** The nth try comes 15 s · 4ⁿ after the act: the last one when an outage has lasted for 17 hours. */
const growth = 4;
const atOnce = 20;

type Find = (subject: string) => { contract: AnyRequest; useCase: HandlerInstance } | undefined;

interface AbandonedRow {
  readonly id: string;
  readonly subject: string;
  readonly sealed_message: string;
}

/** Finishes abandoned intents: a sign-up cut off half-way. */
export async function sweepIntents(runtime: ServiceRuntime, find: Find): Promise<void> {
  const schema = runtime.definition.name;
  const now = runtime.clock.now();
  const abandoned = await runtime.em().execute<AbandonedRow[]>(
    `update ${schema}.intents set touched_at = ?, tries = tries + 1 where id in (
       select id from ${schema}.intents
       where finished_at is null and sealed_message is not null and tries < ? and touched_at < ?
         and created_at < ?::timestamptz - ? * power(?, tries) * interval '1 millisecond'
       order by touched_at limit ${atOnce} for update skip locked
     ) returning id, subject, sealed_message`,
    [
      now.toISOString(),
      mostTriesOfAnAct,
      new Date(now.getTime() - abandonedAfterMs).toISOString(),
      now.toISOString(),
      abandonedAfterMs,
      growth,
    ],
  );
  for (const row of abandoned) {
    await finish(runtime, find, row).catch((error: unknown) => {
      const { subject, id: intentId } = row;
      runtime.log.warn({ err: error, subject, intentId }, 'an abandoned intent could not be finished yet');
    });
  }
}

async function finish(runtime: ServiceRuntime, find: Find, { id, subject, sealed_message }: AbandonedRow) {
  const found = find(subject);
  if (!found) return;
  const { contract, useCase } = found;
  const message = JSON.parse(runtime.seal.open(sealed_message)) as RequestMessage;
  const caller = new Caller(message.caller, message.origin);
  await finishIntent(runtime, { contract, message, caller, input: contract.input.parse(message.input) }, useCase, id);
}
