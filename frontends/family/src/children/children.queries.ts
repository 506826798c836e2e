import { readChildDashboard, readFamilyDashboard } from '@alcancia/contracts/family';
import {
  createChild,
  listChildren,
  proveAdult,
  readChild,
  resetChildPin,
  setChildPin,
  unlockChildPin,
  updateChild,
} from '@alcancia/contracts/identity';
import { read, useWrite } from '@alcancia/web-kit';

export const ownChildren = read(listChildren, {});
export const familyDashboard = read(readFamilyDashboard, {});
export const childProfile = (childId: string) => read(readChild, { childId });
export const childToday = (childId: string) => read(readChildDashboard, { childId });

export const useCreateChild = () => useWrite(createChild);
export const useUpdateChild = () => useWrite(updateChild);
export const useProveAdult = () => useWrite(proveAdult);
export const useSetChildPin = () => useWrite(setChildPin);
export const useResetChildPin = () => useWrite(resetChildPin);
export const useUnlockChildPin = () => useWrite(unlockChildPin);
