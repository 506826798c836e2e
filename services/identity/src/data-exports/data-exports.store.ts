import { type SqlEntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';

import { dataExportChanged, type DataExportView } from '@alcancia/contracts/identity';
import { serviceNames } from '@alcancia/contracts/rooms';
import { exportPlaces, FileRemovals, type Work } from '@alcancia/server-kit';

import { dataExportLimits } from './data-export.limits.js';

/** Whose data: a child's, or an adult's own. */
export interface About {
  readonly id: string;
  readonly role: 'child' | 'adult';
}

export interface DataExport {
  readonly id: string;
  readonly about: About;
  readonly askedBy: string;
  readonly askedAt: Date;
}

type Time = Date | string | null;
interface Row {
  readonly id: string;
  readonly about_id: string;
  readonly about_role: About['role'];
  readonly asked_by: string;
  readonly state: DataExportView['state'];
  readonly parts: number;
  readonly waits_since: Time;
  readonly asked_at: Date | string;
  readonly ready_at: Time;
  readonly expires_at: Time;
  readonly bytes: number | null;
}

const columns = 'id, about_id, about_role, asked_by, state, parts, waits_since, asked_at, ready_at, expires_at, bytes';
const momentOf = (time: Time): string | null => (time === null ? null : new Date(time).toISOString());

const exportOf = (row: Row): DataExport => ({
  id: row.id,
  about: { id: row.about_id, role: row.about_role },
  askedBy: row.asked_by,
  askedAt: new Date(row.asked_at),
});

const viewOf = (row: Row): DataExportView => ({
  exportId: row.id,
  state: row.state,
  parts: row.parts,
  partsInAll: serviceNames.length,
  waitsSince: momentOf(row.waits_since),
  askedAt: new Date(row.asked_at).toISOString(),
  readyAt: momentOf(row.ready_at),
  expiresAt: momentOf(row.expires_at),
  bytes: row.bytes,
});

/** What became of an export, as a change of its row. */
type Change =
  | { readonly parts: number }
  | { readonly isWaiting: true }
  | { readonly state: 'ready'; readonly parts: number; readonly bytes: number }
  | { readonly state: 'failed' };

/** The rows of downloads. Their objects go with them: a trigger asks for their removal, whatever deletes a row. */
@Injectable()
export class DataExports {
  constructor(private readonly removals: FileRemovals) {}

  async current(em: SqlEntityManager, aboutId: string, now: Date): Promise<DataExportView | null> {
    const [row] = await this.rows(em, 'about_id = ? and coalesce(expires_at > ?, true)', [aboutId, now.toISOString()]);
    return row ? viewOf(row) : null;
  }

  async find(em: SqlEntityManager, id: string, now: Date) {
    const [row] = await this.rows(em, 'id = ? and coalesce(expires_at > ?, true)', [id, now.toISOString()]);
    return row && { ...exportOf(row), state: row.state, readyAt: row.ready_at && new Date(row.ready_at) };
  }

  async isRunning(em: SqlEntityManager, aboutId: string): Promise<boolean> {
    return (await this.rows(em, `about_id = ? and state = 'gathering'`, [aboutId])).length > 0;
  }

  /** False: one is being made already. The one before, finished or failed, is deleted. */
  async begin(work: Work, { id, about, askedBy }: Omit<DataExport, 'askedAt'>): Promise<boolean> {
    await this.delete(work, `about_id = ? and state <> 'gathering'`, [about.id]);
    const at = work.now.toISOString();
    const begun = await work.em.execute<unknown[]>(
      `insert into identity.data_exports (id, about_id, about_role, asked_by, state, asked_at, next_try_at)
       values (?, ?, ?, ?, 'gathering', ?, ?) on conflict (about_id) do nothing returning 1`,
      [id, about.id, about.role, askedBy, at, at],
    );
    return begun.length > 0;
  }

  /** Takes those that are being made, for a while. */
  async take({ em, now }: Work): Promise<DataExport[]> {
    const rows = await em.execute<Row[]>(
      `update identity.data_exports set next_try_at = ? where id in (
         select id from identity.data_exports where state = 'gathering' and next_try_at <= ?
         order by next_try_at limit ${dataExportLimits.atOnce} for update skip locked
       ) returning ${columns}`,
      [new Date(now.getTime() + dataExportLimits.tryAgainMs).toISOString(), now.toISOString()],
    );
    return rows.map(exportOf);
  }

  /** Notes what became of one and tells whoever asked for it. False: it is no longer there. */
  async note(work: Work, { id, about, askedBy }: DataExport, change: Change): Promise<boolean> {
    const now = work.now.toISOString();
    const state = 'state' in change ? change.state : 'gathering';
    const isOver = state !== 'gathering';
    const expiresAt = isOver ? new Date(work.now.getTime() + dataExportLimits.keptMs).toISOString() : null;
    const isWaiting = 'isWaiting' in change;
    const rows = await work.em.execute<{ is_news: boolean }[]>(
      `with before as (select * from identity.data_exports where id = ? and state = 'gathering' for update)
       update identity.data_exports e set
         state = ?, parts = coalesce(?::int, e.parts), bytes = ?::int,
         waits_since = case when ?::boolean then coalesce(e.waits_since, ?::timestamptz) end,
         ready_at = case when ? = 'ready' then ?::timestamptz end, expires_at = ?::timestamptz,
         next_try_at = case when ?::boolean then e.next_try_at else ?::timestamptz end
       from before b where e.id = b.id
       returning e.state <> b.state or e.parts <> b.parts or (e.waits_since is null) <> (b.waits_since is null) as is_news`,
      [
        id,
        state,
        'parts' in change ? change.parts : null,
        'bytes' in change ? change.bytes : null,
        isWaiting,
        now,
        state,
        now,
        expiresAt,
        isWaiting,
        now,
      ],
    );
    if (rows[0]?.is_news) {
      const childId = about.role === 'child' ? about.id : null;
      work.publish(dataExportChanged, { exportId: id, recipientId: askedBy, childId, state });
    }
    if (isOver) await this.dropParts(work, { id, about });
    return rows.length > 0;
  }

  /** Those whose week is over are gone, with what lies in the store. */
  async expire(work: Work): Promise<void> {
    await this.delete(work, 'expires_at <= ?', [work.now.toISOString()]);
  }

  private async dropParts(work: Work, { id, about }: Pick<DataExport, 'id' | 'about'>): Promise<void> {
    const { owner, folder } = exportPlaces(about, id);
    await this.removals.ask(work, owner, ...folder, 'parts');
  }

  private async delete({ em }: Work, where: string, values: readonly string[]): Promise<void> {
    await em.execute(`delete from identity.data_exports where ${where}`, [...values]);
  }

  private rows(em: SqlEntityManager, where: string, values: readonly string[]): Promise<Row[]> {
    return em.execute<Row[]>(`select ${columns} from identity.data_exports where ${where}`, [...values]);
  }
}
