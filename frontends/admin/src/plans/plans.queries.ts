import { listAllPlans, savePlan, savePlanPrices } from '@alcancia/contracts/billing';
import { read, useWrite } from '@alcancia/web-kit';

export const allPlans = read(listAllPlans, {});

export const useSavePlan = () => useWrite(savePlan);
export const useSavePlanPrices = () => useWrite(savePlanPrices);
