import type { EntityClass, FilterQuery, FindOptions } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';

import { readOnly } from '../database/unwatched.js';
import { type KeyKind, pageOf, type Place, readCursor } from './keyset.js';

/** The order of a list: its fields in turn, ending with one that tells all rows apart. */
export interface ListOrder<Entity extends object> {
  readonly by: Readonly<Partial<Record<keyof Entity & string, KeyKind>>>;
  readonly direction: 'asc' | 'desc';
}

export interface PageAsked {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** One page of a list that is only shown, and the cursor of the next; null when there is none. */
export async function listPage<Entity extends object>(
  em: SqlEntityManager,
  type: EntityClass<Entity>,
  where: FilterQuery<NoInfer<Entity>>,
  { by, direction }: ListOrder<NoInfer<Entity>>,
  { cursor, limit }: PageAsked,
): Promise<{ shown: Entity[]; nextCursor: string | null }> {
  const keys = Object.entries(by) as Key[];
  const place = readCursor(
    keys.map(([, kind]) => kind),
    cursor,
  );
  const further =
    place === null ? {} : { $or: keys.map((_key, index) => afterPlace(keys.slice(0, index + 1), place, direction)) };
  const rows = await readOnly(em, type, { $and: [where, further] } as FilterQuery<NoInfer<Entity>>, {
    orderBy: keys.map(([field]) => ({ [field]: direction })) as NonNullable<FindOptions<NoInfer<Entity>>['orderBy']>,
    limit: limit + 1,
  });
  return pageOf(rows, limit, (row) => keys.map(([field]) => written(row[field as keyof Entity])));
}

type Key = readonly [field: string, kind: KeyKind];

/** Equal to the place in all keys but the last, and beyond it in that one. */
function afterPlace(keys: readonly Key[], place: Place, direction: 'asc' | 'desc'): Record<string, unknown> {
  const beyond = direction === 'asc' ? '$gt' : '$lt';
  return Object.fromEntries(
    keys.map(([field, kind], index) => {
      const value = kind === 'moment' ? new Date(place[index] as string) : place[index];
      return [field, index < keys.length - 1 ? value : { [beyond]: value }];
    }),
  );
}

const written = (value: unknown): string | number => (value instanceof Date ? value.toISOString() : (value as string));
