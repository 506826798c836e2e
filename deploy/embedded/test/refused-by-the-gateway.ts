import type { Access, AnyRequest } from '@alcancia/contracts/define';

import type { Scene } from './scene.js';

/** As whom a request is sent. */
export type Kind = 'unsigned' | keyof Scene['tokens'];

/** Who is refused before any row is looked at, and how. */
export const refusedByTheGateway: Record<Access['who'], Partial<Record<Kind, [status: number, code: string]>>> = {
  gateway: {},
  anyone: {},
  session: { unsigned: [401, 'not_signed_in'], expired: [401, 'session_ended'] },
  selector: { unsigned: [401, 'not_signed_in'], expired: [401, 'session_ended'], child: [403, 'not_for_this_profile'] },
  adults: {
    unsigned: [401, 'not_signed_in'],
    expired: [401, 'session_ended'],
    none: [403, 'profile_not_chosen'],
    child: [403, 'not_for_this_profile'],
  },
  children: {
    unsigned: [401, 'not_signed_in'],
    expired: [401, 'session_ended'],
    none: [403, 'profile_not_chosen'],
    adult: [403, 'not_for_this_profile'],
  },
  people: { unsigned: [401, 'not_signed_in'], expired: [401, 'session_ended'], none: [403, 'profile_not_chosen'] },
  administrators: {
    unsigned: [401, 'not_signed_in'],
    expired: [401, 'session_ended'],
    none: [403, 'not_for_this_profile'],
    adult: [403, 'not_for_this_profile'],
    child: [403, 'not_for_this_profile'],
    guardian: [403, 'not_for_this_profile'],
  },
};

/** Who runs the product is refused by everything that is about families (G1). */
export const administratorIsRefusedBy = ({ access: { who }, openToAdministrators }: AnyRequest): boolean =>
  ['selector', 'adults', 'children', 'people'].includes(who) && openToAdministrators !== true;
