import type { EntityClass, FilterQuery, FindOptions, LockMode } from '@mikro-orm/core';
import type { QBFilterQuery, SqlEntityManager } from '@mikro-orm/sql';

interface Unwatched<Entity> extends Pick<FindOptions<NoInfer<Entity>>, 'limit'> {
  readonly orderBy: NonNullable<FindOptions<NoInfer<Entity>>['orderBy']>;
  readonly lockMode?: LockMode;
}

/**
 * Entities whose fields MikroORM does not watch for changes: on a page of fifty that costs more than to read them. Nothing
 * that is written to them is saved by itself: whoever changes one says how it is written (`writeLast`).
 */
export async function unwatched<Entity extends object>(
  em: SqlEntityManager,
  type: EntityClass<Entity>,
  where: FilterQuery<NoInfer<Entity>>,
  { orderBy, limit, lockMode }: Unwatched<Entity>,
): Promise<Entity[]> {
  const query = em
    .createQueryBuilder(type)
    .select(fieldsOf(em, type))
    .where(where as QBFilterQuery<Entity>)
    .orderBy(orderBy);
  if (limit !== undefined) void query.limit(limit);
  if (lockMode !== undefined) void query.setLockMode(lockMode);
  const rows = await query.execute('all');
  return rows.map((row) => Object.setPrototypeOf(row, type.prototype) as Entity);
}

/** Each by name: a statement of all columns is not prepared, because a migration may add one (`nameOf`). */
const fieldsOf = <Entity extends object>(em: SqlEntityManager, type: EntityClass<Entity>) =>
  em
    .getMetadata(type)
    .props.filter(({ persist, formula }) => persist !== false || formula !== undefined)
    .map(({ name }) => name);

/** The entities of a list that is only shown. */
export const readOnly = <Entity extends object>(
  em: SqlEntityManager,
  type: EntityClass<Entity>,
  where: FilterQuery<NoInfer<Entity>>,
  options: Required<Pick<FindOptions<NoInfer<Entity>>, 'orderBy' | 'limit'>>,
): Promise<Entity[]> => unwatched(em, type, where, options);
