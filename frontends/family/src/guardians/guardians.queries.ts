import {
  inviteGuardian,
  listInvitations,
  listReceivedInvitations,
  resendInvitation,
  withdrawInvitation,
} from '@alcancia/contracts/identity';
import { read, useWrite } from '@alcancia/web-kit';

export const sentInvitations = read(listInvitations, {});
export const receivedInvitations = read(listReceivedInvitations, {});
export const useInviteGuardian = () => useWrite(inviteGuardian);
export const useResendInvitation = () => useWrite(resendInvitation);
export const useWithdrawInvitation = () => useWrite(withdrawInvitation);
