import { z } from 'zod';

import { defineRequest, people } from '../define.js';
import { done, moment } from '../values.js';

/** The spec's types; newer ones travel as `other` with `payload.kind` (G23). */
export const notificationTypes = [
  'goal_milestone_hit',
  'goal_milestone_redeem',
  'activity_approved',
  'activity_rejected',
  'device_linked',
  'device_revoked',
  'other',
] as const;

export const notificationKinds = [
  'approval_pending',
  'approval_undone',
  'reward_requested',
  'reward_decided',
  'reward_delivered',
  'goal_reached',
  'level_up',
  'pin_locked',
] as const;

export const notificationView = z.object({
  id: z.uuid(),
  type: z.enum(notificationTypes),
  payload: z.object({
    /** Spanish, ready to show. */
    message: z.string(),
    kind: z.enum(notificationKinds).optional(),
    /** What came after the kinds were recorded: 'invite_accepted', 'invite_declined', 'achievement'. A page that does not know it shows the bell. */
    about: z.string().max(40).optional(),
    activityTitle: z.string().optional(),
    points: z.int().optional(),
    coinsCents: z.int().optional(),
    childId: z.uuid().optional(),
    /** A path of our own origin to open (G23). */
    link: z.string().optional(),
  }),
  status: z.enum(['read', 'unread']),
  createdAt: moment,
  /** It came during the reader's quiet hours: it is listed, and no toast is shown. */
  isSilent: z.boolean().optional(),
});
export type NotificationView = z.output<typeof notificationView>;

/** The 50 newest of the acting profile (spec 1 §7, §9). */
export const listNotifications = defineRequest('notifications.list-notifications', {
  http: 'GET /api/notifications',
  kind: 'read',
  access: people,
  topics: ['notifications'],
  input: z.object({}),
  output: z.object({ notifications: z.array(notificationView).max(50), unread: z.int().nonnegative() }),
});

/** A click on one, or several at once. */
export const markNotificationsRead = defineRequest('notifications.mark-notifications-read', {
  http: 'POST /api/notifications/read',
  kind: 'write',
  access: people,
  topics: ['notifications'],
  input: z.object({ ids: z.array(z.uuid()).min(1).max(50) }),
  output: done,
});

export const markAllNotificationsRead = defineRequest('notifications.mark-all-notifications-read', {
  http: 'POST /api/notifications/read-all',
  kind: 'write',
  access: people,
  topics: ['notifications'],
  input: z.object({}),
  output: done,
});
