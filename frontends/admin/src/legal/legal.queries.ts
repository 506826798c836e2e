import {
  type LegalDocument,
  listLegalVersions,
  publishLegalText,
  readNewestLegalText,
} from '@alcancia/contracts/identity';
import { read, useWrite } from '@alcancia/web-kit';

export const legalVersions = read(listLegalVersions, {});
export const newestText = (document: LegalDocument) => read(readNewestLegalText, { document });

export const usePublishText = () => useWrite(publishLegalText);
