import { listNotifications } from '@alcancia/contracts/notifications';
import { read } from '@alcancia/web-kit';

/** The 50 newest of the acting profile (spec 1 §9). */
export const notifications = read(listNotifications, {});
