import { type Failure, failure } from '../errors/failure.js';
import type { ServiceRuntime } from '../service-runtime.js';
import { runWrite } from './run-write.js';
import type { Steps } from './work.js';

interface StepRow {
  readonly result: unknown;
  readonly refusal: { code: Failure['code']; details: Failure['details'] } | null;
}

/** The steps of one intent: each a transaction whose result commits with it under intent + name. */
export function takeSteps(runtime: ServiceRuntime, intentId: string, correlationId: string): Steps {
  const schema = runtime.definition.name;

  const kept = async (name: string): Promise<StepRow | undefined> => {
    const [row] = await runtime
      .em()
      .execute<StepRow[]>(`select result, refusal from ${schema}.intent_steps where intent_id = ? and name = ?`, [
        intentId,
        name,
      ]);
    return row;
  };

  return {
    em: runtime.em(),
    get now() {
      return runtime.clock.now();
    },
    intentId,
    newId: runtime.newId,
    async step(name, body) {
      const before = await kept(name);
      if (before?.refusal) throw failure(before.refusal.code, before.refusal.details);
      if (before) return before.result as Awaited<ReturnType<typeof body>>;

      const { result, refusal } = await runWrite(runtime, correlationId, async (work) => {
        const keep = (row: StepRow) =>
          work.em.execute(
            `insert into ${schema}.intent_steps (intent_id, name, result, refusal) values (?, ?, ?::jsonb, ?::jsonb)`,
            [
              intentId,
              name,
              JSON.stringify(row.result ?? null),
              row.refusal === null ? null : JSON.stringify(row.refusal),
            ],
          );
        const value = await body({
          ...work,
          refuse: (error) => {
            throw new StepRefused(error);
          },
        }).catch(async (thrown: unknown) => {
          if (!(thrown instanceof StepRefused)) throw thrown;
          await keep({ result: null, refusal: { code: thrown.error.code, details: thrown.error.details } });
          return work.refuse(thrown.error);
        });
        await keep({ result: value, refusal: null });
        return value;
      });
      if (refusal) throw refusal;
      await runtime
        .em()
        .execute(`update ${schema}.intents set touched_at = ? where id = ?`, [
          runtime.clock.now().toISOString(),
          intentId,
        ]);
      return result as Awaited<ReturnType<typeof body>>;
    },
  };
}

class StepRefused extends Error {
  constructor(readonly error: Failure) {
    super(error.code);
  }
}
