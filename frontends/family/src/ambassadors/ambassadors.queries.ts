import type { OutputOf } from '@alcancia/contracts/define';
import { applyAsAmbassador, readAmbassadorship } from '@alcancia/contracts/marketing';
import { read, useWrite } from '@alcancia/web-kit';

export const ownAmbassadorship = read(readAmbassadorship, {});
export const useApply = () => useWrite(applyAsAmbassador);

export type Ambassador = NonNullable<OutputOf<typeof readAmbassadorship>['ambassador']>;
