import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { petKitEdited, savePetKit } from '@alcancia/contracts/family';
import { type Caller, failure, Handles, notFound, UseCase, type Work } from '@alcancia/server-kit';

import { petKitLast } from './pet-kit.errors.js';
import { changedKit, isForEveryChild } from './pet-kit-changes.policy.js';
import { PetCatalogue } from './pet-catalogue.store.js';

/** Changes what a kit is called, from which level on it is given and whether it is; who has it keeps it. */
@UseCase()
export class SavePetKit {
  constructor(private readonly catalogue: PetCatalogue) {}

  @Handles(savePetKit)
  async execute(
    { adultId: byId, origin }: Caller,
    { version, ...fields }: InputOf<typeof savePetKit>,
    { em, publish }: Work,
  ): Promise<OutputOf<typeof savePetKit>> {
    const kits = await this.catalogue.allLocked(em);
    const kit = kits.find(({ kitId }) => kitId === fields.kitId);
    if (!kit) throw notFound();
    if (kit.version !== version) throw failure('changed_before');
    const edit = changedKit(kit, fields);
    if (Object.keys(edit.after).length === 0) return { version };
    if (!kits.some((one) => isForEveryChild(one === kit ? { ...kit, ...fields } : one))) throw petKitLast();
    await this.catalogue.save(em, fields);
    const userAgent = origin.userAgent.slice(0, 300);
    publish(petKitEdited, { kitRowId: kit.rowId, kitName: kit.displayName, byId, userAgent, ...edit });
    return { version: version + 1 };
  }
}
