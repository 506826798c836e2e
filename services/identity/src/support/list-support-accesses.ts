import { type OutputOf } from '@alcancia/contracts/define';
import { listSupportAccesses } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { SupportAccess } from './support-access.entity.js';

/** What an owner reads in 'Privacidad' of who looked at their family. */
@UseCase()
export class ListSupportAccesses {
  @Handles(listSupportAccesses)
  async execute(owner: Caller, _input: object, { em, now }: Reading): Promise<OutputOf<typeof listSupportAccesses>> {
    const accesses = await em.find(
      SupportAccess,
      { ownerId: owner.adultId },
      { orderBy: { openedAt: 'desc', id: 'desc' }, limit: 50 },
    );
    return {
      accesses: accesses.map((access) => ({
        accessId: access.id,
        supportReason: access.reason,
        openedAt: access.openedAt.toISOString(),
        endsAt: (access.endedAt ?? access.endsAt).toISOString(),
        isOpen: access.isOpen(now),
        looks: access.looks,
      })),
    };
  }
}
