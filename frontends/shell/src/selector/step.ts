import type { OutputOf } from '@alcancia/contracts/define';
import type { checkDevice } from '@alcancia/contracts/identity';

import type { AdultCard, ChildCard } from './selector.queries.js';

export type DeviceCheck = OutputOf<typeof checkDevice>;

/** What the adult is asked a proof for: to go somewhere, home by default, or to end the family's session. */
export type AdultAim = { readonly to?: string | undefined } | 'sign-out';

/** What is open on '¿Quién está aquí?'. */
export type Step =
  | { readonly kind: 'adult-pin' | 'adult-password'; readonly aim: AdultAim }
  | { readonly kind: 'device'; readonly child: ChildCard; readonly check: DeviceCheck }
  /** `proofToken`: the adult has just authorised the device and is not asked again. */
  | { readonly kind: 'wizard'; readonly child: ChildCard; readonly proofToken?: string | undefined }
  | { readonly kind: 'child-pin' | 'help'; readonly child: ChildCard };

/** An adult with a PIN that is not locked gives the PIN, any other the password (spec 2 §4; G2). */
export const adultStep = ({ hasPin, pinLockedUntil }: AdultCard, now: Date, aim: AdultAim = {}): Step => {
  const isLocked = pinLockedUntil !== null && new Date(pinLockedUntil) > now;
  return { kind: hasPin && !isLocked ? 'adult-pin' : 'adult-password', aim };
};

/** A child: first the device, then the PIN, or the wizard for a child without one (spec 2 §4). */
export const childStep = (child: ChildCard, check: DeviceCheck): Step => {
  if (!check.isAuthorized) return { kind: 'device', child, check };
  return { kind: child.hasPin ? 'child-pin' : 'wizard', child };
};
