import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { listChildren } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { waitingErasures } from '../erasures/erasure.store.js';
import { PlanLimits } from '../plans/plan-limits.entity.js';
import { Profile } from '../profiles/profile.entity.js';
import { viewChild } from './child.view.js';

/** 'Mis Niños': whom the adult is linked to, in the order in which they came. */
@UseCase()
export class ListChildren {
  @Handles(listChildren)
  async execute(
    adult: Caller,
    _input: InputOf<typeof listChildren>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof listChildren>> {
    const { children: reach, familyId } = adult.session;
    const children = await em.find(
      Profile,
      { id: { $in: adult.childrenWhom('seeProfile') }, role: 'child', deletedAt: null },
      { orderBy: { createdAt: 'asc', id: 'asc' } },
    );
    const erasures = await waitingErasures(
      em,
      children.map(({ id }) => id),
    );
    return {
      children: children.flatMap((child) => {
        const link = reach[child.id];
        return link ? [viewChild(child, link, now, erasures.get(child.id))] : [];
      }),
      limits: await PlanLimits.of(em, familyId),
      owned: children.filter((child) => child.familyId === familyId).length,
    };
  }
}
