import type { OutputOf } from '@alcancia/contracts/define';
import { listChildren, listDevices, readHousehold } from '@alcancia/contracts/identity';
import { read } from '@alcancia/web-kit';

export const household = read(readHousehold, {});
export const devices = read(listDevices, {});
export const linkedChildren = read(listChildren, {});

export type Household = OutputOf<typeof readHousehold>;
export type Device = OutputOf<typeof listDevices>['devices'][number];
