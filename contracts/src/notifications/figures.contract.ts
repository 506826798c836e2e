import { z } from 'zod';

import { administrators, defineRequest } from '../define.js';
import { dailyFigures, figuresAsked, serviceTroubles } from '../figures.js';

/** Notices that people were given per day (G40). */
export const readNotificationsFigures = defineRequest('notifications.read-figures', {
  http: 'GET /api/notifications/admin/daily-figures',
  kind: 'read',
  access: administrators,
  topics: [],
  input: figuresAsked,
  output: dailyFigures(['notices']),
});

/** What this service could not do yet, or at all. */
export const listNotificationsTroubles = defineRequest('notifications.list-troubles', {
  http: 'GET /api/notifications/admin/troubles',
  kind: 'read',
  access: administrators,
  topics: [],
  input: z.object({}),
  output: serviceTroubles,
});
