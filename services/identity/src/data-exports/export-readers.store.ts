import { type SqlEntityManager } from '@mikro-orm/sql';

import type { DataExport } from './data-exports.store.js';

/** What the archive says of people: whose data it is, and the names by which its reader knows others. */
export interface Readers {
  readonly name: string;
  readonly role: 'child' | 'adult';
  readonly now: Date;
  readonly timeZone: string;
  /** Ids of people whom the reader looks after, or looks after somebody with. Of others no id leaves. */
  readonly names: ReadonlyMap<string, string>;
}

interface Row {
  readonly id: string;
  readonly display_name: string | null;
  readonly time_zone: string | null;
}

/** Whom the reader of an export knows by name: the children of theirs, and every adult who looks or looked after these. */
export async function readersOf(em: SqlEntityManager, { about, askedBy }: DataExport, now: Date): Promise<Readers> {
  const rows = await em.execute<Row[]>(
    `with own as (select child_id from identity.guardianship where adult_id = ? and status = 'active')
     select p.id, p.display_name, f.time_zone from identity.profiles p
     left join identity.families f on f.id = p.family_id or f.owner_id = p.id
     where p.deleted_at is null and (p.id in (?, ?) or p.id in (select child_id from own)
       or p.id in (select adult_id from identity.guardianship g where g.child_id in (select child_id from own)))`,
    [askedBy, about.id, askedBy],
  );
  const self = rows.find(({ id }) => id === about.id);
  return {
    name: self?.display_name ?? '',
    role: about.role,
    now,
    timeZone: self?.time_zone ?? 'UTC',
    names: new Map(rows.map(({ id, display_name }) => [id, display_name ?? ''])),
  };
}
