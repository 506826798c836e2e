import type { SqlEntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';

import type { KeptPetKit } from '@alcancia/contracts/family';

export interface PetKitRow extends KeptPetKit {
  readonly rowId: string;
}

/** Every kit there is, for those who run the product. */
@Injectable()
export class PetCatalogue {
  all(em: SqlEntityManager): Promise<PetKitRow[]> {
    return rows(em, '');
  }

  /** All of them, kept from changing until the transaction ends: whether one is the last depends on the others. */
  allLocked(em: SqlEntityManager): Promise<PetKitRow[]> {
    return rows(em, 'for update');
  }

  async save(em: SqlEntityManager, kit: Omit<KeptPetKit, 'category' | 'version'>): Promise<void> {
    await em.execute(
      `update family.pet_kits set display_name = ?, min_level = ?, is_active = ?, sort_order = ?, version = version + 1
       where id = ?`,
      [kit.displayName, kit.minLevel, kit.isActive, kit.sortOrder, kit.kitId],
    );
  }
}

const rows = (em: SqlEntityManager, lock: '' | 'for update'): Promise<PetKitRow[]> =>
  em.execute<PetKitRow[]>(
    `select id as "kitId", row_id as "rowId", display_name as "displayName", category, min_level as "minLevel",
       is_active as "isActive", sort_order as "sortOrder", version
     from family.pet_kits order by sort_order, id limit 100 ${lock}`,
  );
