import {
  createSocialProof,
  listAllSocialProof,
  switchOnlyReal,
  updateSocialProof,
} from '@alcancia/contracts/marketing';
import { read, useWrite } from '@alcancia/web-kit';

export const allSocialProof = read(listAllSocialProof, {});

export const useCreateNotice = () => useWrite(createSocialProof);
export const useUpdateNotice = () => useWrite(updateSocialProof);
export const useSwitchOnlyReal = () => useWrite(switchOnlyReal);
