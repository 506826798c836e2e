import type { DataOf } from '@alcancia/contracts/define';

import type { ErasedEvent } from '../service.js';
import type { Work } from '../use-case/work.js';

/** Notes that a person is to be erased from this service; a task of the kit does it, and tries until it is done. */
export async function noteErasure(
  { em, now }: Pick<Work, 'em' | 'now'>,
  schema: string,
  { erasureId, personId, personRole }: DataOf<ErasedEvent>,
): Promise<void> {
  const at = now.toISOString();
  await em.execute(
    `insert into ${schema}.erasures_due (erasure_id, person_id, person_role, noted_at, next_try_at)
     values (?, ?, ?, ?, ?) on conflict do nothing`,
    [erasureId, personId, personRole, at, at],
  );
}
