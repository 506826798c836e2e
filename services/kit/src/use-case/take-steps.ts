import { type Failure, failure, isPassing } from '../errors/failure.js';
import type { Cause } from '../observe/trace.js';
import type { ServiceRuntime } from '../service-runtime.js';
import { runWrite } from './run-write.js';
import type { Steps, Work } from './work.js';

interface StepRow {
  readonly result: unknown;
  readonly refusal: Pick<Failure, 'code' | 'details' | 'fields'> | null;
}

/** The steps of one intent: each a transaction whose result commits with it under intent + name. */
export function takeSteps(runtime: ServiceRuntime, intentId: string, cause: Cause): Steps {
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

  /** Refused for a passing reason, the act is undone: the next try counts, asks and keeps from the beginning. */
  const startAnew = ({ em }: Work) => em.execute(`delete from ${schema}.intent_steps where intent_id = ?`, [intentId]);

  return {
    em: runtime.em(),
    get now() {
      return runtime.clock.now();
    },
    intentId,
    newId: runtime.newId,
    async hasDone(name) {
      const row = await kept(name);
      return row !== undefined && row.refusal === null;
    },
    async step(name, body) {
      type Value = Awaited<ReturnType<typeof body>>;
      const before = await kept(name);
      if (before) return resultOf(before) as Value;

      const keep = async ({ em }: Work, row: StepRow): Promise<void> => {
        const first = await em.execute<unknown[]>(
          `insert into ${schema}.intent_steps (intent_id, name, result, refusal) values (?, ?, ?::jsonb, ?::jsonb)
           on conflict do nothing returning name`,
          [intentId, name, JSON.stringify(row.result ?? null), row.refusal && JSON.stringify(row.refusal)],
        );
        if (first.length === 0) throw new StepTaken();
      };
      const { result, refusal } = await runWrite(runtime, cause, async (work) => {
        const value = await body({
          ...work,
          refuse: (error) => {
            throw new StepRefused(error);
          },
        }).catch(async (thrown: unknown) => {
          if (!(thrown instanceof StepRefused)) throw thrown;
          const { error } = thrown;
          if (isPassing(error)) await startAnew(work);
          else {
            const { code, details, fields } = error;
            await keep(work, { result: null, refusal: { code, details, fields } });
          }
          return work.refuse(error);
        });
        await keep(work, { result: value, refusal: null });
        return value;
      }).catch(async (thrown: unknown) => {
        const theirs = thrown instanceof StepTaken ? await kept(name) : undefined;
        if (!theirs) throw thrown;
        return { result: resultOf(theirs) as Value, refusal: null };
      });
      if (refusal) throw refusal;
      await runtime
        .em()
        .execute(`update ${schema}.intents set touched_at = ? where id = ?`, [
          runtime.clock.now().toISOString(),
          intentId,
        ]);
      return result as Value;
    },
  };
}

function resultOf({ result, refusal }: StepRow): unknown {
  if (refusal) throw failure(refusal.code, refusal.details, refusal.fields);
  return result;
}

/** Another process, whose lease on the intent had expired, has done this step: its result stands, ours rolls back. */
class StepTaken extends Error {}

class StepRefused extends Error {
  constructor(readonly error: Failure) {
    super(error.code);
  }
}
