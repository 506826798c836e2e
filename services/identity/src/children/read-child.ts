import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { readChild } from '@alcancia/contracts/identity';
import { type Caller, Handles, notFound, type Reading, UseCase } from '@alcancia/server-kit';

import { waitingErasures } from '../erasures/erasure.store.js';
import { type GuardianRole } from '../guardianships/guardianship.entity.js';
import { Profile } from '../profiles/profile.entity.js';
import { viewChild } from './child.view.js';

interface GuardianRow {
  readonly adultId: string;
  readonly displayName: string;
  readonly role: GuardianRole;
}

/** One child with the adults who look after it, by name only. */
@UseCase()
export class ReadChild {
  @Handles(readChild)
  async execute(
    adult: Caller,
    { childId }: InputOf<typeof readChild>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof readChild>> {
    const where = { id: childId, role: 'child' as const, deletedAt: null };
    const child = await em.findOneOrFail(Profile, where, { failHandler: notFound });
    const guardians = await em.execute<GuardianRow[]>(
      `select g.adult_id as "adultId", coalesce(p.display_name, '') as "displayName", g.role
       from identity.guardianship g join identity.profiles p on p.id = g.adult_id and p.deleted_at is null
       where g.child_id = ? and g.status = 'active' order by g.role = 'owner' desc, g.created_at`,
      [childId],
    );
    const erasures = await waitingErasures(em, [childId]);
    return { ...viewChild(child, adult.linkTo(childId), now, erasures.get(childId)), guardians };
  }
}
