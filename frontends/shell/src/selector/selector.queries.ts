import type { OutputOf } from '@alcancia/contracts/define';
import { listProfiles } from '@alcancia/contracts/identity';
import { read } from '@alcancia/web-kit';

export const profiles = read(listProfiles, {});

export type Profiles = OutputOf<typeof listProfiles>;
export type AdultCard = Profiles['adult'];
export type ChildCard = Profiles['children'][number];

/** How a child's world looks until it is personalised (spec 1 §3). */
export const defaultCard = 'cosmic';
