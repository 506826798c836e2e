import type { OutputOf } from '@alcancia/contracts/define';
import type { checkDevice } from '@alcancia/contracts/identity';

import type { AdultCard, ChildCard } from './selector.queries.js';

export type DeviceCheck = OutputOf<typeof checkDevice>;

/** What is open on '¿Quién está aquí?'. `to`: where the adult goes afterwards, home by default. */
export type Step =
  | { readonly kind: 'adult-pin' | 'adult-password'; readonly to?: string | undefined }
  | { readonly kind: 'device'; readonly child: ChildCard; readonly check: DeviceCheck }
  | { readonly kind: 'child-pin' | 'wizard' | 'help'; readonly child: ChildCard };

/** An adult with a PIN that is not locked enters by PIN, any other by password (spec 2 §4; G2). */
export const adultStep = ({ hasPin, pinLockedUntil }: AdultCard, now: Date, to?: string): Step => {
  const isLocked = pinLockedUntil !== null && new Date(pinLockedUntil) > now;
  return { kind: hasPin && !isLocked ? 'adult-pin' : 'adult-password', to };
};

/** A child: first the device, then the PIN, or the wizard for a child without one (spec 2 §4). */
export const childStep = (child: ChildCard, check: DeviceCheck): Step => {
  if (!check.isAuthorized) return { kind: 'device', child, check };
  return { kind: child.hasPin ? 'child-pin' : 'wizard', child };
};
