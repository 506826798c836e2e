import type { SqlEntityManager } from '@mikro-orm/sql';

import { personFields } from './about-people.js';
import type { Erasing } from './erase-person.js';

/** Also those about several children: a list of ids, or of what is said of each. */
const isAbout = (data: string): string =>
  `(${[
    ...personFields.map((field) => `${data}->>'${field}' = ?`),
    `${data}->'childIds' @> to_jsonb(?::text)`,
    `${data}->'children' @> jsonb_build_array(jsonb_build_object('childId', ?::text))`,
  ].join(' or ')})`;
const named = (personId: string) => Array.from({ length: personFields.length + 2 }, () => personId);

/** Takes one of several children out of the events that are to be tried again or are dead: what is said of the others stays. */
async function leaveOthers(em: SqlEntityManager, table: string, personId: string): Promise<void> {
  const lists = { childIds: `one#>>'{}'`, children: `one->>'childId'` };
  for (const [list, idOf] of Object.entries(lists))
    await em.execute(
      `update ${table} set event = jsonb_set(event, '{data,${list}}', (
         select jsonb_agg(one) from jsonb_array_elements(event->'data'->'${list}') one where ${idOf} <> ?
       )) where ${isAbout(`(event->'data')`)} and jsonb_array_length(event->'data'->'${list}') > 1`,
      [personId, ...named(personId)],
    );
}

/**
 * Takes what messages say of a person out of a service: events that were published or failed, kept answers that name
 * the person. What lies in the store of events is noted, to be removed from there by its number.
 */
export async function eraseMessages(em: SqlEntityManager, { schema, personId, now }: Erasing): Promise<void> {
  await em.execute(
    `with gone as (
       delete from ${schema}.outbox where ${isAbout('data')} returning stored_at
     )
     insert into ${schema}.stream_removals (stored_at) select stored_at from gone where stored_at is not null
     on conflict do nothing`,
    named(personId),
  );
  for (const table of [`${schema}.retries`, `${schema}.dead_letters`]) {
    await leaveOthers(em, table, personId);
    await em.execute(`delete from ${table} where ${isAbout(`(event->'data')`)}`, named(personId));
  }
  await em.execute(
    `delete from ${schema}.intents i where ? = any(about) or strpos(answer::text, ?) > 0 or exists (
       select 1 from ${schema}.intent_steps s
       where s.intent_id = i.id and (strpos(s.result::text, ?) > 0 or strpos(s.refusal::text, ?) > 0)
     )`,
    [personId, personId, personId, personId],
  );
  await em.execute(`delete from ${schema}.mails where sent_at is null and strpos(data::text, ?) > 0`, [personId]);
  await em.execute(`insert into ${schema}.erased_people (person_id, erased_at) values (?, ?) on conflict do nothing`, [
    personId,
    now.toISOString(),
  ]);
}
