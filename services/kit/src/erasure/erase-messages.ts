import type { SqlEntityManager } from '@mikro-orm/sql';

import type { Envelope } from '@alcancia/contracts/define';

import type { Erasing } from './erase-person.js';

/** The fields by which an event says whom it is about. What asks for an erasure itself names its `personId`. */
const personFields = ['childId', 'adultId', 'recipientId', 'userId', 'ownerId'] as const;

/** The people whom an event is about: once they are erased nobody reacts to it any more. */
export function peopleOf({ data }: Pick<Envelope, 'data'>): string[] {
  if (data === null || typeof data !== 'object') return [];
  const fields = data as Partial<Record<string, unknown>>;
  return personFields.map((field) => fields[field]).filter((id): id is string => typeof id === 'string');
}

/** Also those about several children: a list of ids, or of what is said of each. */
const isAbout = (data: string): string =>
  `(${[
    ...personFields.map((field) => `${data}->>'${field}' = ?`),
    `${data}->'childIds' @> to_jsonb(?::text)`,
    `${data}->'children' @> jsonb_build_array(jsonb_build_object('childId', ?::text))`,
  ].join(' or ')})`;
const timesNamed = personFields.length + 2;

/**
 * Takes what messages say of a person out of a service: events that were published or failed, kept answers that name
 * the person. What lies in the store of events is noted, to be removed from there by its number.
 */
export async function eraseMessages(em: SqlEntityManager, { schema, personId, now }: Erasing): Promise<void> {
  const named = Array.from({ length: timesNamed }, () => personId);
  await em.execute(
    `with gone as (
       delete from ${schema}.outbox where ${isAbout('data')} returning stored_at
     )
     insert into ${schema}.stream_removals (stored_at) select stored_at from gone where stored_at is not null
     on conflict do nothing`,
    named,
  );
  for (const table of ['retries', 'dead_letters'])
    await em.execute(`delete from ${schema}.${table} where ${isAbout(`(event->'data')`)}`, named);
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
