import type { Envelope, EventContract } from '@alcancia/contracts/define';

import { withoutPeople } from '../erasure/about-people.js';
import { erasedAmong, erasedOf, idsOf, peopleIn } from '../erasure/erased-people.js';
import type { Cause } from '../observe/trace.js';
import type { ServiceRuntime } from '../service-runtime.js';
import { runWriteTogether } from '../use-case/run-write.js';
import type { EventAbout } from '../use-case/use-case.js';
import { Refusal, type Work } from '../use-case/work.js';

/** One handler of one event, with everything that Nest puts around it. */
export interface Reacting {
  /** The name under which the inbox records handled events. */
  readonly name: string;
  readonly subject: string;
  /** What its contract says of the data; without one it takes the data as they came. */
  readonly data: EventContract['data'] | undefined;
  react(data: unknown, work: Work, about: EventAbout, event: Envelope): Promise<unknown>;
}

/** A reaction that an event asks for. */
export interface Due {
  readonly reaction: Reacting;
  readonly event: Envelope;
}

/** What the contract does not know is left out: a later version may say more (F26). What it misses is an error. */
function dataOf({ data }: Reacting, event: Envelope): unknown {
  if (!data) return event.data;
  const read = data.safeParse(event.data);
  if (read.success) return read.data;
  const fields = read.error.issues.map(({ path }) => path.join('.') || 'all of it');
  throw new Error(`Its data is not what the contract says: ${fields.join(', ')}`);
}

const aboutOf = ({ id: eventId, aggregateId, sequence, occurredAt }: Envelope): EventAbout => ({
  eventId,
  aggregateId,
  sequence,
  occurredAt: new Date(occurredAt),
});

const keyOf = (eventId: string, handler: string): string => `${eventId} ${handler}`;

/**
 * Reacts to events in one transaction, in their order: it commits for all of them or for none. What was reacted to
 * already is left out, and so is what an event says of whoever is erased here.
 */
export async function react(runtime: ServiceRuntime, dues: readonly Due[], causes: readonly Cause[]): Promise<void> {
  const schema = runtime.definition.name;
  await runWriteTogether(runtime, causes, async (works, closing) => {
    const [work] = works;
    if (!work) return;
    const { isNew, erased } = await note(schema, work, dues);
    const said = new Map<string, string>();
    for (const [at, due] of dues.entries()) {
      if (!isNew(due)) continue;
      const { aggregateId, subject } = due.event;
      // What says something else, as that it was undone, looks for what the events before it have left for the end.
      if ((said.get(aggregateId) ?? subject) !== subject) {
        await closing.runGathered(work);
        await closing.writeRows(work.em);
        said.clear();
      }
      said.set(aggregateId, subject);
      await reactOnce(due, works[at] ?? work, erased);
    }
    await closing.runGathered(work);
    await mustStillBeThere(schema, work, dues, erased);
  });
  for (const { correlationId } of causes) runtime.failpoints.reached('after-handler-commit', correlationId);
}

/** Each reaction sees what is written, and none what another one has read. */
async function reactOnce({ reaction, event }: Due, work: Work, erased: ReadonlySet<string>): Promise<void> {
  const left = withoutPeople(event, erased);
  if (!left) return;
  try {
    await reaction.react(dataOf(reaction, left), work, aboutOf(event), left);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  await work.em.flush();
  work.em.clear();
}

/** Writes down what is reacted to; who of all the people in the events is erased. */
async function note(
  schema: string,
  { em, now }: Work,
  dues: readonly Due[],
): Promise<{ readonly isNew: (due: Due) => boolean; readonly erased: ReadonlySet<string> }> {
  const taken = dues.map(({ event, reaction: { name } }) => ({ event_id: event.id, handler: name }));
  // Also when it was reacted to already: a commit whose answer was lost had itself noted for another try.
  const first = await em.execute<{ event_id: string; handler: string; erased: string | null }[]>(
    `with taken as (
       select event_id, handler from jsonb_to_recordset(?::jsonb) as t(event_id uuid, handler text)
     ), forgotten as (
       delete from ${schema}.retries r using taken t where r.event_id = t.event_id and r.handler = t.handler
     )
     insert into ${schema}.inbox (event_id, handler, handled_at)
     select event_id, handler, ?::timestamptz from taken order by 1, 2 on conflict do nothing
     returning event_id, handler, ${erasedAmong(schema)} as erased`,
    [JSON.stringify(taken), now.toISOString(), peopleIn(dues.map(({ event }) => event))],
  );
  const fresh = new Set(first.map(({ event_id, handler }) => keyOf(event_id, handler)));
  return {
    isNew: ({ event, reaction }) => fresh.delete(keyOf(event.id, reaction.name)),
    erased: idsOf(first[0]),
  };
}

/** A person was erased while others were reacted to: each goes again alone, and finds them erased. */
async function mustStillBeThere(
  schema: string,
  { em }: Work,
  dues: readonly Due[],
  before: ReadonlySet<string>,
): Promise<void> {
  if (dues.length === 1) return;
  const erased = await erasedOf(
    em,
    schema,
    dues.map(({ event }) => event),
  );
  if (erased.size > before.size) throw new Error('Somebody was erased meanwhile');
}
