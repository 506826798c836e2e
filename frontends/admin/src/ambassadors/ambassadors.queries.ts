import type { OutputOf } from '@alcancia/contracts/define';
import { decideAmbassador, listAmbassadors, payAmbassador } from '@alcancia/contracts/marketing';
import { read, useWrite } from '@alcancia/web-kit';

export const allAmbassadors = read(listAmbassadors, {});
export const useDecide = () => useWrite(decideAmbassador);
export const usePay = () => useWrite(payAmbassador);

export type Ambassador = OutputOf<typeof listAmbassadors>['ambassadors'][number];
