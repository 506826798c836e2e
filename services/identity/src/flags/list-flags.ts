import { featureFlags } from '@alcancia/contracts/flags';
import { type OutputOf } from '@alcancia/contracts/define';
import { listFlags } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { Profile } from '../profiles/profile.entity.js';
import { AdminFlag } from './admin-flag.entity.js';

/** Every flag with who changed it last, in the order of the specification. */
@UseCase()
export class ListFlags {
  @Handles(listFlags)
  async execute(_administrator: Caller, _input: object, { em }: Reading): Promise<OutputOf<typeof listFlags>> {
    const flags = await em.find(AdminFlag, { feature: { $in: [...featureFlags] } });
    const people = await em.find(Profile, { id: { $in: flags.flatMap(({ changedBy }) => changedBy ?? []) } });
    const inOrder = flags.toSorted(
      (one, other) => featureFlags.indexOf(one.feature) - featureFlags.indexOf(other.feature),
    );
    return {
      flags: inOrder.map(({ feature, enabled, changedAt, changedBy }) => ({
        feature,
        isOn: enabled,
        changedAt: changedAt?.toISOString() ?? null,
        changedByEmail: people.find(({ id }) => id === changedBy)?.email ?? null,
      })),
    };
  }
}
