import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { choosePet, petChosen } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { CoinLedger } from '../coins/coins.ledger.js';
import { levelAt } from '../levels/level.policy.js';
import { worldLook } from '../worlds/world.store.js';
import { petKitLocked, petKitNotAvailable } from './pet-kit.errors.js';

/** A child, or an adult for the child, takes another companion. The one it has stays its own, whatever its kit asks for. */
@UseCase()
export class ChoosePet {
  constructor(private readonly ledger: CoinLedger) {}

  @Handles(choosePet)
  async execute(
    person: Caller,
    { childId, kitId }: InputOf<typeof choosePet>,
    work: Work,
  ): Promise<OutputOf<typeof choosePet>> {
    const { em, now, publish } = work;
    const familyId = person.familyOf(childId);
    if ((await worldLook(em, childId)).kitId !== kitId) await this.mustBeOpen(work, childId, kitId);
    const at = now.toISOString();
    await em.execute(
      `insert into family.child_active_pet (child_id, family_id, active_kit_id, created_at, updated_at)
       values (?, ?, ?, ?, ?)
       on conflict (child_id) do update
       set active_kit_id = excluded.active_kit_id, updated_at = excluded.updated_at`,
      [childId, familyId, kitId, at, at],
    );
    publish(petChosen, { familyId, childId, avatar: kitId });
    return { kitId };
  }

  private async mustBeOpen({ em }: Work, childId: string, kitId: string): Promise<void> {
    const [kit] = await em.execute<{ min_level: number }[]>(
      `select min_level from family.pet_kits where id = ? and is_active and category = 'general'`,
      [kitId],
    );
    if (!kit) throw petKitNotAvailable();
    const points = (await this.ledger.balances(em, [childId])).get(childId)?.points ?? 0;
    if (levelAt(points) < kit.min_level) throw petKitLocked(kit.min_level);
  }
}
