import { readFamilyDashboard } from '@alcancia/contracts/family';
import { whoAmI } from '@alcancia/contracts/identity';
import { read } from '@alcancia/web-kit';

export const familyDashboard = read(readFamilyDashboard, {});
export const ownSession = read(whoAmI, {});
