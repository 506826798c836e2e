import type { EntityClass, FilterQuery, FindOptions } from '@mikro-orm/core';
import type { QBFilterQuery, SqlEntityManager } from '@mikro-orm/sql';

/**
 * The entities of a list that is only shown. MikroORM watches none of their fields for changes: on a page of fifty that
 * costs more than to read them. Nothing that is written to them is ever saved.
 */
export async function readOnly<Entity extends object>(
  em: SqlEntityManager,
  type: EntityClass<Entity>,
  where: FilterQuery<NoInfer<Entity>>,
  { orderBy, limit }: Required<Pick<FindOptions<NoInfer<Entity>>, 'orderBy' | 'limit'>>,
): Promise<Entity[]> {
  const query = em.createQueryBuilder(type).where(where as QBFilterQuery<Entity>);
  const rows = await query.orderBy(orderBy).limit(limit).execute('all');
  return rows.map((row) => Object.setPrototypeOf(row, type.prototype) as Entity);
}
