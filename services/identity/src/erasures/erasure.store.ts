import { type SqlEntityManager } from '@mikro-orm/sql';

import { type erasedRoles } from '@alcancia/contracts/erasures';
import { erasureChanged } from '@alcancia/contracts/identity';
import { type Work } from '@alcancia/server-kit';

import { accountErasureWaits } from './erasure.errors.js';
import { erasureLimits } from './erasure.limits.js';

/** An erasure that has been asked for and is not done yet. */
export interface OpenErasure {
  readonly id: string;
  readonly personId: string;
  readonly personRole: (typeof erasedRoles)[number];
  readonly askedBy: string;
  readonly state: 'waiting' | 'cancelled' | 'closed' | 'due' | 'done';
  readonly dueAt: Date;
  readonly told: readonly string[];
  /** The erasure of the account with which a child goes; null: for itself. */
  readonly accountErasureId: string | null;
  /** Who was asked to take over the children of an account, by this offer. */
  readonly offerId: string | null;
}

interface Row extends Omit<OpenErasure, 'dueAt'> {
  readonly dueAt: Date | string;
}

const columns = `id, person_id as "personId", person_role as "personRole", asked_by as "askedBy",
  state, due_at as "dueAt", told, account_erasure_id as "accountErasureId", offer_id as "offerId"`;

const asErasure = (row: Row): OpenErasure => ({ ...row, dueAt: new Date(row.dueAt) });

const asList = (ids: readonly string[]): string => `{${ids.join(',')}}`;

/** Those of these people that wait, closed ones too: person → when they are due. */
export async function waitingErasures(em: SqlEntityManager, personIds: readonly string[]): Promise<Map<string, Date>> {
  const rows = await em.execute<{ person_id: string; due_at: Date | string }[]>(
    `select person_id, due_at from identity.erasures where state = 'waiting' and person_id = any(?::uuid[])`,
    [asList(personIds)],
  );
  return new Map(rows.map(({ person_id, due_at }) => [person_id, new Date(due_at)]));
}

/** Whoever is about to delete the own account begins nothing any more that ties it to others. */
export async function mustStay(em: SqlEntityManager, adultId: string): Promise<void> {
  if ((await waitingErasures(em, [adultId])).size > 0) throw accountErasureWaits();
}

/** The one that waits for this person, locked; null where none does. */
export async function lockWaiting(em: SqlEntityManager, personId: string): Promise<OpenErasure | null> {
  const [row] = await em.execute<Row[]>(
    `select ${columns} from identity.erasures where person_id = ? and state = 'waiting' for update`,
    [personId],
  );
  return row ? asErasure(row) : null;
}

/** Children who go with an account, in the state that the account's erasure finds them in, locked. */
export async function lockCompanions(em: SqlEntityManager, accountErasureId: string): Promise<OpenErasure[]> {
  const rows = await em.execute<Row[]>(
    `select ${columns} from identity.erasures where account_erasure_id = ? and state = 'waiting' order by id for update`,
    [accountErasureId],
  );
  return rows.map(asErasure);
}

/** Erasures of accounts whose children nobody takes over any more: the offer was declined, withdrawn or expired. */
export async function lockForsaken(em: SqlEntityManager): Promise<OpenErasure[]> {
  const rows = await em.execute<Row[]>(
    `select ${columns} from identity.erasures where state = 'waiting' and offer_id in (
       select id from identity.ownership_offers where status in ('declined', 'withdrawn', 'expired')
     ) order by id limit ${erasureLimits.atOnce} for update skip locked`,
  );
  return rows.map(asErasure);
}

/**
 * Those in a state whose time has come, locked; another replica has others. A child who goes with an account is closed
 * with it, and the account is erased once its children are.
 */
export async function lockDue(
  em: SqlEntityManager,
  state: 'waiting' | 'closed',
  by: 'due_at' | 'closed_at',
  before: Date,
): Promise<OpenErasure[]> {
  const rows = await em.execute<Row[]>(
    `select ${columns} from identity.erasures e where state = ? and ${by} <= ?
       and (state <> 'waiting' or account_erasure_id is null)
       and not exists (select 1 from identity.erasures c
                       where c.account_erasure_id = e.id and e.state = 'closed' and c.state in ('closed', 'due'))
     order by due_at limit ${erasureLimits.atOnce} for update of e skip locked`,
    [state, before.toISOString()],
  );
  return rows.map(asErasure);
}

/** Somebody is to be erased after the time of grace, unless it waits already; answers when. */
export async function askErasure(
  work: Work,
  of: Pick<OpenErasure, 'personId' | 'personRole' | 'askedBy'> & { readonly accountErasureId?: string },
): Promise<{ readonly id: string; readonly dueAt: Date; readonly isNew: boolean }> {
  const { em, now, newId } = work;
  const id = newId();
  const dueAt = new Date(now.getTime() + erasureLimits.graceMs);
  const added = await em.execute<unknown[]>(
    `insert into identity.erasures (id, person_id, person_role, asked_by, account_erasure_id, state, asked_at, due_at, updated_at)
     values (?, ?, ?, ?, ?, 'waiting', ?, ?, ?)
     on conflict (person_id) where state in ('waiting', 'closed', 'due') do nothing returning 1`,
    [
      id,
      of.personId,
      of.personRole,
      of.askedBy,
      of.accountErasureId ?? null,
      now.toISOString(),
      dueAt.toISOString(),
      now.toISOString(),
    ],
  );
  if (added.length === 0) {
    const before = await lockWaiting(em, of.personId);
    return { id: before?.id ?? id, dueAt: before?.dueAt ?? dueAt, isNew: false };
  }
  tellOfErasure(work, { id, ...of, dueAt }, 'waiting', of.askedBy);
  return { id, dueAt, isNew: true };
}

/** Writes the next state with what stands beside it. */
export async function moveOn(
  { em, now }: Pick<Work, 'em' | 'now'>,
  erasureId: string,
  state: OpenErasure['state'],
  beside: Readonly<Record<string, string | null>> = {},
): Promise<void> {
  const names = Object.keys(beside);
  await em.execute(
    `update identity.erasures set state = ?, updated_at = ?${names.map((name) => `, ${name} = ?`).join('')} where id = ?`,
    [state, now.toISOString(), ...Object.values(beside), erasureId],
  );
}

/** Screens, and those who tell people, hear of it. */
export function tellOfErasure(
  { publish }: Pick<Work, 'publish'>,
  { id, personId, personRole, dueAt }: Pick<OpenErasure, 'id' | 'personId' | 'personRole' | 'dueAt'>,
  state: 'waiting' | 'cancelled' | 'closed' | 'done',
  byId: string,
): void {
  publish(erasureChanged, { erasureId: id, personId, personRole, state, dueAt: dueAt.toISOString(), byId });
}
