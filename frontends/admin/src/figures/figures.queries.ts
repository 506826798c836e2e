import { readBillingFigures } from '@alcancia/contracts/billing';
import { readFamilyFigures } from '@alcancia/contracts/family';
import { readAccountFigures, readIdentityFigures } from '@alcancia/contracts/identity';
import { readNotificationsFigures } from '@alcancia/contracts/notifications';
import { read } from '@alcancia/web-kit';

export const accountFigures = read(readAccountFigures, {});

/** The days that rates are taken over. */
export const month = 30;

export const identityFigures = (days: number) => read(readIdentityFigures, { days });
export const familyFigures = (days: number) => read(readFamilyFigures, { days });
export const billingFigures = (days: number) => read(readBillingFigures, { days });
export const notificationsFigures = (days: number) => read(readNotificationsFigures, { days });

/** Everything that counts, whichever service does: what 'Actualizar' reads again. */
export const isFigures = ({ queryKey: [, subject] }: { readonly queryKey: readonly unknown[] }): boolean =>
  typeof subject === 'string' && subject.endsWith('figures');
