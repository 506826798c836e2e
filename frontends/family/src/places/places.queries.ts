import { choosePlanPlaces, readPlanPlaces } from '@alcancia/contracts/identity';
import { read, useWrite } from '@alcancia/web-kit';

export const planPlaces = read(readPlanPlaces, {});

export const useChoosePlanPlaces = () => useWrite(choosePlanPlaces);
