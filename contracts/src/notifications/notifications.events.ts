import { z } from 'zod';

import { defineEvent } from '../define.js';
import { toRecipient } from '../recipients.js';

/** Someone has something new to read; the text is read with the list. */
export const notificationAdded = defineEvent(
  'events.notifications.notification-added.v1',
  { aggregate: 'recipientId', signal: { to: toRecipient, topics: ['notifications'] } },
  z.object({ recipientId: z.uuid(), notificationId: z.uuid() }),
);

/** Read in one tab: the others agree. */
export const notificationsRead = defineEvent(
  'events.notifications.notifications-read.v1',
  { aggregate: 'recipientId', signal: { to: toRecipient, topics: ['notifications'] } },
  z.object({ recipientId: z.uuid() }),
);
