import type { SqlEntityManager } from '@mikro-orm/sql';

import { childChanged } from '@alcancia/contracts/identity';
import type { Work } from '@alcancia/server-kit';

import { Profile } from '../profiles/profile.entity.js';
import { childSummary } from './child.view.js';

interface Told {
  readonly childId: string;
  readonly familyId: string;
}

/** Takes what family told of a child's world, unless newer is known; then those who show the child hear of it. */
export async function keepLook(
  { em, publish }: Work,
  { childId, familyId }: Told,
  write: (em: SqlEntityManager) => Promise<readonly unknown[]>,
): Promise<void> {
  if ((await write(em)).length === 0) return;
  const child = await em.findOneOrFail(Profile, { id: childId }, { refresh: true });
  publish(childChanged, { ...childSummary(child, familyId), isNew: false });
}
