import { choosePet, listPetKits, readWorld, saveTheme } from '@alcancia/contracts/family';
import { read, useWrite } from '@alcancia/web-kit';

/** How far the companion has come, as the server knows it now. */
export const worldNow = (childId: string) => read(readWorld, { childId });

export const petKits = read(listPetKits, {});

export const useSaveTheme = () => useWrite(saveTheme);
export const useChoosePet = () => useWrite(choosePet);
