import { listPlans, readOwnPlan } from '@alcancia/contracts/billing';
import { read } from '@alcancia/web-kit';

export const plansOnSale = read(listPlans, {});
export const ownPlan = read(readOwnPlan, {});
