import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';

import { SCHEMA } from '../service.js';
import type { Work } from '../use-case/work.js';
import { type FileOwner, keyOf, prefixOf } from '../files/files.js';
import type { Person } from './person-rows.js';

export interface DataRequest {
  readonly exportId: string;
  readonly person: Person;
}

interface Row {
  readonly export_id: string;
  readonly person_id: string;
  readonly role: Person['role'];
  readonly own_child_ids: string[];
}

/** Another process takes over after this, and what could not be brought is tried again. */
const tryAgainMs = 15_000;

const ownerOf = ({ id, role }: Pick<Person, 'id' | 'role'>): FileOwner => ({
  kind: role === 'child' ? 'children' : 'adults',
  id,
});

/** Where the parts of an export, and the archive made of them, lie: with their person, so that they go with their person. */
export const exportPlaces = (person: Pick<Person, 'id' | 'role'>, exportId: string) => ({
  owner: ownerOf(person),
  folder: ['exports', exportId] as const,
  partsPrefix: prefixOf(ownerOf(person), 'exports', exportId, 'parts'),
  partOf: (service: string) => keyOf(ownerOf(person), 'exports', exportId, 'parts', `${service}.json`),
  archive: keyOf(ownerOf(person), 'exports', exportId, 'datos.zip'),
});

/** What this service still has to bring for exports of personal data. */
@Injectable()
export class DataRequests {
  constructor(@Inject(SCHEMA) private readonly schema: string) {}

  /** Nothing is brought of somebody who was erased before the wish came. */
  async add({ em, now }: Pick<Work, 'em' | 'now'>, { exportId, person }: DataRequest): Promise<void> {
    await em.execute(
      `insert into ${this.schema}.data_requests (export_id, person_id, role, own_child_ids, next_try_at)
       select ?::uuid, ?::uuid, ?, ?::uuid[], ?::timestamptz where not exists (select 1 from ${this.schema}.erased_people where person_id = ?::uuid)
       on conflict do nothing`,
      [exportId, person.id, person.role, `{${person.ownChildIds.join(',')}}`, now.toISOString(), person.id],
    );
  }

  /** Takes one that is due, for a while; undefined when none is. */
  async take({ em, now }: Pick<Work, 'em' | 'now'>): Promise<DataRequest | undefined> {
    const [row] = await em.execute<Row[]>(
      `update ${this.schema}.data_requests set next_try_at = ? where export_id in (
         select export_id from ${this.schema}.data_requests where next_try_at <= ?
         order by next_try_at limit 1 for update skip locked
       ) returning export_id, person_id, role, own_child_ids`,
      [new Date(now.getTime() + tryAgainMs).toISOString(), now.toISOString()],
    );
    return (
      row && {
        exportId: row.export_id,
        person: { id: row.person_id, role: row.role, ownChildIds: row.own_child_ids },
      }
    );
  }

  /** False: it is no longer wanted, because the person was erased meanwhile. */
  async finish(em: SqlEntityManager, exportId: string): Promise<boolean> {
    const rows = await em.execute<unknown[]>(
      `delete from ${this.schema}.data_requests where export_id = ? returning 1`,
      [exportId],
    );
    return rows.length > 0;
  }
}
