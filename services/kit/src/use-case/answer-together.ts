import { type Ends, oneByOne } from '../batches.js';
import type { AnswerMessage } from '../bus/bus.js';
import { checkedAnswer } from '../bus/checked-answer.js';
import { withStatementTimeout } from '../database/statement-timeout.js';
import { Failure, failure } from '../errors/failure.js';
import { reasonOf } from '../observe/log.js';
import type { ServiceRuntime } from '../service-runtime.js';
import { answerWrite, keptAnswer } from './answer-write.js';
import type { Asked } from './asked.js';
import { findIntents, type Intent, type IntentRow, intentOf, mustBeSameBody, replay } from './intent.js';
import { runWriteTogether } from './run-write.js';
import type { DeciderInstance } from './use-case.js';
import type { Effects } from './work.js';

type End = PromiseSettledResult<AnswerMessage>;

const rejected = (reason: unknown): End => ({ status: 'rejected', reason });
const fulfilled = (value: AnswerMessage): End => ({ status: 'fulfilled', value });

/**
 * Acts of one kind that waited at the same moment, in one transaction: read in one go, decided in the order in which they
 * came, each with its own key, answer, refusal and events, and written in one go. When the transaction fails for whatever
 * reason, each goes again alone, as if it had come alone.
 */
export function answerTogether(
  runtime: ServiceRuntime,
  decider: DeciderInstance,
  set: readonly Asked[],
): Promise<Ends<AnswerMessage>> {
  return withStatementTimeout(async () => {
    const alone = (asked: Asked): Promise<AnswerMessage> => answerAlone(runtime, decider, asked);
    if (set.length === 1) return oneByOne(set, alone);
    try {
      return await decideSet(runtime, decider, set);
    } catch (error) {
      runtime.log.info({ acts: set.length, reason: reasonOf(error) }, 'acts are decided one by one');
      return oneByOne(set, alone, (reason) => reason instanceof Failure && reason.code === 'unavailable');
    }
  });
}

async function answerAlone(runtime: ServiceRuntime, decider: DeciderInstance, asked: Asked): Promise<AnswerMessage> {
  if (asked.message.deadlineAt <= Date.now()) throw failure('unavailable');
  return answerWrite(runtime, asked, {
    async execute(caller, input, work) {
      if (!('publish' in work)) throw new Error(`${asked.contract.subject} decides: it is a write`);
      return decider.decide(caller, input, work, await decider.read([{ caller, input }], work));
    },
  });
}

/** An act with its key. */
interface Keyed {
  readonly asked: Asked;
  readonly intent: Intent | null;
}

async function decideSet(
  runtime: ServiceRuntime,
  decider: DeciderInstance,
  set: readonly Asked[],
): Promise<Ends<AnswerMessage>> {
  const keyed = set.map((asked) => ({ asked, intent: intentOf(runtime, asked) }));
  const ends = await endedBefore(runtime, keyed);
  const scopes = new Set<string>();
  const isFirst = ({ intent }: Keyed): boolean => intent === null || scopes.size < scopes.add(intent.scope).size;
  const acts = keyed.filter((act) => !ends.has(act) && isFirst(act));
  note(ends, acts, await decideOnce(runtime, decider, acts));
  // Refused, perhaps, for what the same act under the same key did in another set: it repeats that one's answer.
  const refused = acts.filter((act) => ends.get(act)?.status === 'rejected');
  for (const [act, end] of await answeredBefore(runtime, refused)) ends.set(act, end);
  // The same act twice: the second repeats what the first was answered.
  const twice = keyed.filter((act) => !ends.has(act));
  const again = await oneByOne(
    twice,
    ({ asked }) => answerAlone(runtime, decider, asked),
    () => false,
  );
  note(ends, twice, again);
  return keyed.map((act) => ends.get(act) ?? rejected(failure('unavailable')));
}

function note(ends: Map<Keyed, End>, acts: readonly Keyed[], theirs: Ends<AnswerMessage>): void {
  for (const [at, act] of acts.entries()) ends.set(act, theirs[at] ?? rejected(failure('unavailable')));
}

/** Those that need not be decided: answered already, another act under a key that is taken, or too late. */
async function endedBefore(runtime: ServiceRuntime, keyed: readonly Keyed[]): Promise<Map<Keyed, End>> {
  const ends = await answeredBefore(runtime, keyed);
  for (const act of keyed)
    if (act.asked.message.deadlineAt <= Date.now()) ends.set(act, rejected(failure('unavailable')));
  return ends;
}

/** What those are answered whose key is known. */
async function answeredBefore(runtime: ServiceRuntime, keyed: readonly Keyed[]): Promise<Map<Keyed, End>> {
  const ends = new Map<Keyed, End>();
  const known = await findIntents(
    runtime,
    keyed.flatMap(({ intent }) => intent?.scope ?? []),
  );
  for (const act of keyed) {
    const { asked, intent } = act;
    const before = intent && known.get(intent.scope);
    if (!before) continue;
    ends.set(
      act,
      settled(() => repeated(before, intent, asked)),
    );
  }
  return ends;
}

function repeated(before: IntentRow, intent: Intent, { message }: Asked): AnswerMessage {
  mustBeSameBody(before, intent);
  if (!before.answer) throw failure('request_in_progress');
  return replay(before.answer, message.correlationId);
}

function settled(decide: () => AnswerMessage): End {
  try {
    return fulfilled(decide());
  } catch (error) {
    if (error instanceof Failure) return rejected(error);
    throw error;
  }
}

async function decideOnce(
  runtime: ServiceRuntime,
  decider: DeciderInstance,
  acts: readonly Keyed[],
): Promise<Ends<AnswerMessage>> {
  if (acts.length === 0) return [];
  const causes = acts.map(({ asked }) => asked.message);
  const { result } = await runWriteTogether(
    runtime,
    causes,
    async (works) => {
      const [work] = works;
      if (!work) return [];
      const picture = await decider.read(
        acts.map(({ asked }) => asked),
        work,
      );
      return acts.map(({ asked: { caller, input, contract } }, at) => {
        const effects = watched(works[at] ?? work);
        const end = settled(() => checkedAnswer(contract, decider.decide(caller, input, effects, picture)));
        // What it has changed by then would commit with the others.
        if (end.status === 'rejected' && effects.hasAny) throw new Error('An act left something and was refused');
        return end;
      });
    },
    (closing, { result: decided }) => {
      acts.forEach(({ asked, intent }, at) => {
        const end = decided?.[at];
        if (intent && end?.status === 'fulfilled' && end.value.ok)
          closing.keep(keptAnswer(runtime, asked, intent, { ok: true, data: end.value.data }));
      });
    },
  );
  return result ?? [];
}

/** Effects that say whether there are any. */
function watched(effects: Effects): Effects & { readonly hasAny: boolean } {
  let hasAny = false;
  const noted = (): Effects => {
    hasAny = true;
    return effects;
  };
  return {
    now: effects.now,
    newId: effects.newId,
    publish: (event, data) => noted().publish(event, data),
    count: (figure, by) => noted().count(figure, by),
    writeLast: (rows, one) => noted().writeLast(rows, one),
    get hasAny() {
      return hasAny;
    },
  };
}
