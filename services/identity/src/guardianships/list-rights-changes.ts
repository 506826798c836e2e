import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { listRightsChanges } from '@alcancia/contracts/identity';
import { type Caller, Handles, listPage, type ListOrder, type Reading, UseCase } from '@alcancia/server-kit';

import { Profile } from '../profiles/profile.entity.js';
import { RightsChange } from './rights-change.entity.js';

const newestFirst: ListOrder<RightsChange> = { by: { createdAt: 'moment', id: 'uuid' }, direction: 'desc' };

/** 'Quién hizo qué', for everyone linked to the child. */
@UseCase()
export class ListRightsChanges {
  @Handles(listRightsChanges)
  async execute(
    _adult: Caller,
    { childId, ...page }: InputOf<typeof listRightsChanges>,
    { em }: Reading,
  ): Promise<OutputOf<typeof listRightsChanges>> {
    const { shown, nextCursor } = await listPage(em, RightsChange, { childId }, newestFirst, page);
    const ids = shown.flatMap(({ byId, aboutId }) => [byId, ...(aboutId ? [aboutId] : [])]);
    const people = await em.find(Profile, { id: { $in: [...new Set(ids)] }, deletedAt: null });
    const nameOf = (id: string | null) => people.find((one) => one.id === id)?.displayName ?? '';
    return {
      changes: shown.map(({ id, what, byId, aboutId, permissions, ownership, createdAt }) => ({
        id,
        what,
        byName: nameOf(byId),
        aboutName: nameOf(aboutId ?? null),
        permissions: permissions ?? null,
        ownership: ownership ?? null,
        at: createdAt.toISOString(),
      })),
      nextCursor,
    };
  }
}
