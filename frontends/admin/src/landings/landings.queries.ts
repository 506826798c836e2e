import {
  archiveLanding,
  createLanding,
  generateLandings,
  listLandings,
  listLandingVersions,
  makeMainLanding,
  previewLanding,
  publishLanding,
  readLanding,
  restoreLanding,
  saveLanding,
} from '@alcancia/contracts/marketing';
import { read, useWrite } from '@alcancia/web-kit';

export const allLandings = read(listLandings, {});
export const landingOf = (landingId: string) => read(readLanding, { landingId });
export const versionsOf = (landingId: string) => read(listLandingVersions, { landingId });
/** Each opens it for half an hour from now on. */
export const previewOf = (landingId: string) => read(previewLanding, { landingId });

export const useGenerateLandings = () => useWrite(generateLandings);
export const useCreateLanding = () => useWrite(createLanding);
export const useSaveLanding = () => useWrite(saveLanding);
export const usePublishLanding = () => useWrite(publishLanding);
export const useArchiveLanding = () => useWrite(archiveLanding);
export const useMakeMainLanding = () => useWrite(makeMainLanding);
export const useRestoreLanding = () => useWrite(restoreLanding);
