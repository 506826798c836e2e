import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { readPlanPlaces } from '@alcancia/contracts/identity';
import { type Caller, Handles, notFound, type Reading, UseCase } from '@alcancia/server-kit';

import { faceOf } from '../children/child.view.js';
import { PlanLimits } from './plan-limits.entity.js';
import { peopleOf, type Person } from './places.store.js';

const placed = ({ id, displayName, isBeyond }: Person) => ({ id, displayName, isBeyondPlan: isBeyond });

/** Who takes the places of the plan, for the owner of the household alone. */
@UseCase()
export class ReadPlanPlaces {
  @Handles(readPlanPlaces)
  async execute(
    adult: Caller,
    _input: InputOf<typeof readPlanPlaces>,
    { em }: Reading,
  ): Promise<OutputOf<typeof readPlanPlaces>> {
    const { familyId } = adult.session;
    if (familyId === null) throw notFound();
    const { children, guardians } = await peopleOf(em, familyId);
    return {
      limits: await PlanLimits.of(em, familyId),
      children: children.map((child) => ({ ...placed(child), ...faceOf(child) })),
      guardians: guardians.map(placed),
    };
  }
}
