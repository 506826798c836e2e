import {
  endAccountSessions,
  findAccount,
  lockAccount,
  openSupport,
  resendAccountConfirmation,
  unlockAccount,
} from '@alcancia/contracts/identity';
import { read, useWrite } from '@alcancia/web-kit';

export const accountWith = (email: string) => read(findAccount, { email });

export const useLockAccount = () => useWrite(lockAccount);
export const useOpenSupport = () => useWrite(openSupport);
export const useUnlockAccount = () => useWrite(unlockAccount);
export const useEndAccountSessions = () => useWrite(endAccountSessions);
export const useResendAccountConfirmation = () => useWrite(resendAccountConfirmation);
