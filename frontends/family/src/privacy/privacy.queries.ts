import { cancelChildErasure, decideConsent, readConsents, requestChildErasure } from '@alcancia/contracts/identity';
import { read, useWrite } from '@alcancia/web-kit';

export const consentsOf = (childId: string) => read(readConsents, { childId });
export const useDecideConsent = () => useWrite(decideConsent);
export const useRequestErasure = () => useWrite(requestChildErasure);
export const useCancelErasure = () => useWrite(cancelChildErasure);
