import { Feature } from '@alcancia/server-kit';

import { CoinsModule } from '../coins/coins.module.js';
import { ChoosePet } from './choose-pet.js';
import { ListAllPetKits } from './list-all-pet-kits.js';
import { ListPetKits } from './list-pet-kits.js';
import { PetCatalogue } from './pet-catalogue.store.js';
import { petTables } from './pets.personal-data.js';
import { SavePetKit } from './save-pet-kit.js';

/** The companions that children may have. */
@Feature({
  imports: [CoinsModule],
  useCases: [ChoosePet, ListAllPetKits, ListPetKits, SavePetKit],
  providers: [PetCatalogue],
  keeps: petTables,
})
export class PetsModule {}
