import type { OutputOf } from '@alcancia/contracts/define';
import {
  listAllGuardians,
  listChildren,
  listDevices,
  listSupportAccesses,
  readHousehold,
} from '@alcancia/contracts/identity';
import { readPreferences } from '@alcancia/contracts/notifications';
import { read } from '@alcancia/web-kit';

export const household = read(readHousehold, {});
export const devices = read(listDevices, {});
export const linkedChildren = read(listChildren, {});
export const preferences = read(readPreferences, {});
export const allGuardians = read(listAllGuardians, {});
export const supportAccesses = read(listSupportAccesses, {});

export type Household = OutputOf<typeof readHousehold>;
export type Device = OutputOf<typeof listDevices>['devices'][number];
