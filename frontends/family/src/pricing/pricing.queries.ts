import { listPlans, readOwnPlan, readSubscription } from '@alcancia/contracts/billing';
import { whoAmI } from '@alcancia/contracts/identity';
import { read } from '@alcancia/web-kit';
import { queryOptions } from '@tanstack/react-query';

import { findPlace } from './find-place.js';

export const plansOnSale = read(listPlans, {});
/** Found once per visit. */
export const place = queryOptions({ queryKey: ['place'], queryFn: findPlace, staleTime: Infinity });
export const ownPlan = read(readOwnPlan, {});
export const ownSubscription = read(readSubscription, {});
export const whoIsHere = read(whoAmI, {});
