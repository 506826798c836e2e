import { readFamilyDashboard, readProgress } from '@alcancia/contracts/family';
import { whoAmI } from '@alcancia/contracts/identity';
import { read } from '@alcancia/web-kit';

export const familyDashboard = read(readFamilyDashboard, {});
export const familyProgress = read(readProgress, {});
export const ownSession = read(whoAmI, {});
