import {
  changeRights,
  endGuardianship,
  leaveChild,
  listGuardians,
  listRightsChanges,
} from '@alcancia/contracts/identity';
import { read, readPages, useWrite } from '@alcancia/web-kit';

export const guardiansOf = (childId: string) => read(listGuardians, { childId });
export const rightsChangesOf = (childId: string) => readPages(listRightsChanges, { childId, limit: 10 });

export const useChangeRights = () => useWrite(changeRights);
export const useEndGuardianship = () => useWrite(endGuardianship);
export const useLeaveChild = () => useWrite(leaveChild);
