import { listNotifications } from '@alcancia/contracts/notifications';

import { rightfulAccount } from './rightful-account.js';
import { rightfulFamily } from './rightful-family.js';
import { rightfulIdentity } from './rightful-identity.js';
import { type Make, plain } from './rightful-request.js';

/** One rightful request for every contract with a route; a new contract is added here or the matrix fails. */
export const rightful: Readonly<Record<string, Make>> = {
  ...rightfulAccount,
  ...rightfulFamily,
  ...rightfulIdentity,

  'notifications.list-notifications': plain('adult'),
  'notifications.mark-all-notifications-read': plain('adult'),
  'notifications.mark-notifications-read': async ({ system, tokens, claimed }) => {
    await claimed();
    await system.settled();
    const { notifications } = await system.want(listNotifications, {}, { token: tokens.adult });
    return { as: 'adult', input: { ids: notifications.slice(0, 1).map(({ id }) => id) } };
  },
};
