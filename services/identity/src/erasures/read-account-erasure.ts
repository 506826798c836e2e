import { type SqlEntityManager } from '@mikro-orm/sql';

import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { readAccountErasure } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { lookOf } from '../children/child.view.js';
import { successorsOf } from '../ownership/hand-over.store.js';
import { Profile } from '../profiles/profile.entity.js';

/** What becomes of each child when the own account is deleted; while that waits, who was asked to take over. */
@UseCase()
export class ReadAccountErasure {
  @Handles(readAccountErasure)
  async execute(
    adult: Caller,
    _input: InputOf<typeof readAccountErasure>,
    { em }: Reading,
  ): Promise<OutputOf<typeof readAccountErasure>> {
    const { familyId, children: reach } = adult.session;
    const children = await em.find(
      Profile,
      { id: { $in: Object.keys(reach) }, role: 'child', deletedAt: null },
      { orderBy: { createdAt: 'asc', id: 'asc' } },
    );
    const view = (isOwn: boolean) =>
      children
        .filter((child) => (child.familyId === familyId) === isOwn)
        .map((child) => ({
          childId: child.id,
          displayName: child.displayName ?? '',
          avatar: lookOf(child).avatar,
        }));
    const successors = familyId === null ? [] : await successorsOf(em, familyId);
    return {
      successorName: await successorName(em, adult.userId),
      owned: view(true),
      linked: view(false),
      adults: successors
        .filter(({ canTakeOver }) => canTakeOver)
        .map(({ adultId, displayName }) => ({ adultId, displayName })),
    };
  }
}

async function successorName(em: SqlEntityManager, adultId: string): Promise<string | null> {
  const [row] = await em.execute<{ name: string }[]>(
    `select coalesce(p.display_name, '') as name
     from identity.erasures e
     join identity.ownership_offers o on o.id = e.offer_id and o.status = 'offered'
     join identity.profiles p on p.id = o.to_id
     where e.person_id = ? and e.state = 'waiting'`,
    [adultId],
  );
  return row?.name ?? null;
}
