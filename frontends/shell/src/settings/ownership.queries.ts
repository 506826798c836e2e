import type { OutputOf } from '@alcancia/contracts/define';
import {
  acceptOwnership,
  declineOwnership,
  offerOwnership,
  readOwnership,
  withdrawOwnershipOffer,
} from '@alcancia/contracts/identity';
import { read, useWrite } from '@alcancia/web-kit';

export const ownership = read(readOwnership, {});

export type OwnFamily = NonNullable<OutputOf<typeof readOwnership>['own']>;
export type ReceivedOffer = OutputOf<typeof readOwnership>['received'][number];

export const useOfferOwnership = () => useWrite(offerOwnership);
export const useWithdrawOffer = () => useWrite(withdrawOwnershipOffer);
export const useAcceptOwnership = () => useWrite(acceptOwnership);
export const useDeclineOwnership = () => useWrite(declineOwnership);
