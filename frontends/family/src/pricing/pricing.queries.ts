import { listPlans, readOwnPlan, readSubscription } from '@alcancia/contracts/billing';
import { whoAmI } from '@alcancia/contracts/identity';
import { read } from '@alcancia/web-kit';

export const plansOnSale = read(listPlans, {});
export const ownPlan = read(readOwnPlan, {});
export const ownSubscription = read(readSubscription, {});
export const whoIsHere = read(whoAmI, {});
