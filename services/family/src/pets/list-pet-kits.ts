import type { OutputOf } from '@alcancia/contracts/define';
import { listPetKits, type PetKitView } from '@alcancia/contracts/family';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

/** Every kit that may be chosen, also those above a child's level: active ones of category general, in order (spec 1 §7). */
@UseCase()
export class ListPetKits {
  @Handles(listPetKits)
  async execute(_person: Caller, _input: object, { em }: Reading): Promise<OutputOf<typeof listPetKits>> {
    const kits = await em.execute<PetKitView[]>(
      `select id as "kitId", display_name as "displayName", category, min_level as "minLevel"
       from family.pet_kits where is_active and category = 'general' order by sort_order, id`,
    );
    return { kits };
  }
}
