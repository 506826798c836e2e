import type { OutputOf } from '@alcancia/contracts/define';
import { listAllPetKits } from '@alcancia/contracts/family';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { PetCatalogue } from './pet-catalogue.store.js';

/** Every kit, also those that no child is offered. */
@UseCase()
export class ListAllPetKits {
  constructor(private readonly catalogue: PetCatalogue) {}

  @Handles(listAllPetKits)
  async execute(_administrator: Caller, _input: object, { em }: Reading): Promise<OutputOf<typeof listAllPetKits>> {
    return { kits: await this.catalogue.all(em) };
  }
}
