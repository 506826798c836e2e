import type { OutputOf } from '@alcancia/contracts/define';
import { listProfiles } from '@alcancia/contracts/identity';
import { read } from '@alcancia/web-kit';

export const profiles = read(listProfiles, {});

export type Profiles = OutputOf<typeof listProfiles>;
export type AdultCard = Profiles['adult'];
export type ChildCard = Profiles['children'][number];
