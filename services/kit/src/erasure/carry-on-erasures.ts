import type { DataOf } from '@alcancia/contracts/define';
import type { erasedPerson } from '@alcancia/contracts/erasures';
import type { z } from 'zod';

import { FileRemovals } from '../files/file-removals.store.js';
import { type FileOwner, type Files, prefixOf } from '../files/files.js';
import type { MailSender } from '../mail/mail.js';
import { reasonOf } from '../observe/log.js';
import { tablesOf } from '../personal-data/forget-what-ran-out.js';
import type { AfterErasure, Eraser, ErasedEvent } from '../service.js';
import type { ServiceRuntime } from '../service-runtime.js';
import { runWrite } from '../use-case/run-write.js';
import { eraseMessages } from './erase-messages.js';
import { erasePerson } from './erase-person.js';

/** A try that was cut off is repeated after this; one that failed with a growing pause. */
const leaseMs = 60_000;
const longestPauseMs = 15 * 60_000;
const removedAtOnce = 500;
/** By then what was being written for the person when the rows went is written: it is removed as well. */
const removedAgainAfterMs = 60_000;

/** What a service brings to it. */
interface ErasureParts {
  readonly told: ErasedEvent;
  readonly erasers: readonly Eraser[];
  readonly files: Pick<Files, 'removeAll'>;
  readonly mailSender: MailSender;
  readonly after: AfterErasure | undefined;
}

interface DueRow {
  readonly erasure_id: string;
  readonly person_id: string;
  readonly person_role: z.output<typeof erasedPerson>['personRole'];
  readonly tries: number;
}

/**
 * Erases whom identity said, one after the other: first what lies outside, then the rows in one transaction, then
 * e-mails that lie with us and what the stores of events and of objects keep; only then it is told. What fails is logged, noted with its row and tried again.
 */
export async function carryOnErasures(runtime: ServiceRuntime, parts: ErasureParts): Promise<void> {
  for (let row = await takeDue(runtime); row; row = await takeDue(runtime)) {
    const { erasure_id: erasureId, person_id: personId, person_role: personRole, tries } = row;
    try {
      const person = { erasureId, personId, personRole };
      for (const eraser of parts.erasers) await eraser.erase(person);
      await eraseRows(runtime, person);
      await parts.mailSender.forgetPerson?.(personId);
      await removeFromStore(runtime);
      await parts.files.removeAll(prefixOf(ownerOf(person)));
      await tell(runtime, parts, person);
      runtime.log.info({ erasureId }, 'a person was erased');
    } catch (error) {
      await keepForLater(runtime, { erasureId, tries }, reasonOf(error));
    }
  }
}

async function takeDue({ em, clock, definition: { name } }: ServiceRuntime): Promise<DueRow | undefined> {
  const now = clock.now();
  const [row] = await em().execute<DueRow[]>(
    `update ${name}.erasures_due set next_try_at = ?, tries = tries + 1 where erasure_id in (
       select erasure_id from ${name}.erasures_due where next_try_at <= ? order by next_try_at limit 1
       for update skip locked
     ) returning erasure_id, person_id, person_role, tries`,
    [new Date(now.getTime() + leaseMs).toISOString(), now.toISOString()],
  );
  return row;
}

const ownerOf = ({ personId: id, personRole }: DataOf<ErasedEvent>): FileOwner => ({
  kind: personRole === 'child' ? 'children' : 'adults',
  id,
});

const eraseRows = (runtime: ServiceRuntime, person: DataOf<ErasedEvent>) =>
  runWrite(runtime, { correlationId: 'erasure' }, async (work) => {
    const { em, now, newId } = work;
    const erasing = { schema: runtime.definition.name, personId: person.personId, alias: newId(), now };
    await erasePerson(em, tablesOf(runtime.definition), erasing);
    await eraseMessages(em, erasing);
    const later = new Date(now.getTime() + removedAgainAfterMs);
    await new FileRemovals(runtime.definition.name).ask({ em, now: later }, ownerOf(person));
  });

/** Outside of any transaction: what was removed and is removed again is not there, and that is all right. */
async function removeFromStore({ em, bus, definition: { name } }: ServiceRuntime): Promise<void> {
  for (;;) {
    const rows = await em().execute<{ stored_at: string | number }[]>(
      `select stored_at from ${name}.stream_removals order by stored_at limit ${removedAtOnce}`,
    );
    if (rows.length === 0) return;
    for (const { stored_at } of rows) await bus.remove(Number(stored_at));
    await em().execute(`delete from ${name}.stream_removals where stored_at = any(string_to_array(?, ',')::bigint[])`, [
      rows.map(({ stored_at }) => stored_at).join(','),
    ]);
  }
}

const tell = (runtime: ServiceRuntime, { told, after }: ErasureParts, person: DataOf<ErasedEvent>) =>
  runWrite(runtime, { correlationId: person.erasureId }, async (work) => {
    const open = await work.em.execute<unknown[]>(
      `delete from ${runtime.definition.name}.erasures_due where erasure_id = ? returning 1`,
      [person.erasureId],
    );
    if (open.length === 0) return;
    work.publish(told, person);
    await after?.run(work, person);
  });

async function keepForLater(
  { em, clock, log, definition: { name } }: ServiceRuntime,
  { erasureId, tries }: { readonly erasureId: string; readonly tries: number },
  reason: string,
): Promise<void> {
  log.error({ erasureId, tries, reason }, 'a person could not be erased yet');
  const pauseMs = Math.min(5_000 * 2 ** tries, longestPauseMs);
  await em().execute(`update ${name}.erasures_due set next_try_at = ?, reason = ? where erasure_id = ?`, [
    new Date(clock.now().getTime() + pauseMs).toISOString(),
    reason,
    erasureId,
  ]);
}
