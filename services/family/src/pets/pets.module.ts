import { Feature } from '@alcancia/server-kit';

import { CoinsModule } from '../coins/coins.module.js';
import { ChoosePet } from './choose-pet.js';
import { ListPetKits } from './list-pet-kits.js';
import { petTables } from './pets.personal-data.js';

/** The companions that children may have. */
@Feature({ imports: [CoinsModule], useCases: [ChoosePet, ListPetKits], keeps: petTables })
export class PetsModule {}
