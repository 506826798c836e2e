import { listAllPetKits, savePetKit } from '@alcancia/contracts/family';
import { read, useWrite } from '@alcancia/web-kit';

export const allPetKits = read(listAllPetKits, {});

export const useSavePetKit = () => useWrite(savePetKit);
