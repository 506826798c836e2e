import { z } from 'zod';

import { adults, anyone, defineRequest } from '../define.js';
import { done } from '../values.js';

/** By which an adult is told: the bell of the app, or an e-mail (G23). */
export const noticeChannels = ['app', 'email'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** What an adult may be told of, as the settings list it (G23, G24). */
export const noticeTypes = ['approvals', 'reminders', 'goals', 'guardians', 'security', 'weekly_summary'] as const;
export type NoticeType = (typeof noticeTypes)[number];

export const noticeSwitch = z.object({
  type: z.enum(noticeTypes),
  channel: z.enum(noticeChannels),
  isOn: z.boolean(),
  /** It cannot be switched off: what protects the account is always told. */
  isFixed: z.boolean(),
});
export type NoticeSwitch = z.output<typeof noticeSwitch>;

/** Half an hour of the day in the family's zone, 'HH:00' or 'HH:30'. */
const halfHour = z.string().regex(/^(?:[01]\d|2[0-3]):(?:00|30)$/);

/** While they last e-mails wait and notices come without a sound. */
export const quietHours = z.object({ isOn: z.boolean(), from: halfHour, until: halfHour });
export type QuietHours = z.output<typeof quietHours>;

/** 'Notificaciones' of the settings. What was never chosen stands as it is for everybody. */
export const readPreferences = defineRequest('notifications.read-preferences', {
  http: 'GET /api/notifications/preferences',
  kind: 'read',
  access: adults,
  topics: ['preferences'],
  input: z.object({}),
  output: z.object({ switches: z.array(noticeSwitch).max(20), quietHours }),
});

export const switchNotice = defineRequest('notifications.switch-notice', {
  http: 'PUT /api/notifications/preferences/switch',
  kind: 'write',
  access: adults,
  topics: ['preferences'],
  input: noticeSwitch.omit({ isFixed: true }),
  output: done,
});

export const setQuietHours = defineRequest('notifications.set-quiet-hours', {
  http: 'PUT /api/notifications/preferences/quiet-hours',
  kind: 'write',
  access: adults,
  topics: ['preferences'],
  input: quietHours,
  output: done,
});

/** Of a link in an e-mail: it ends one type of e-mails of one adult and opens nothing else (RFC 8058). */
const unsubscribeToken = z.string().regex(/^[0-9a-f-]{36}\.[a-z_]{1,40}\.[\w-]{43}$/);
/** Providers of e-mail send the acts of many readers from few addresses. */
const limit = { max: 100, perSeconds: 60 };

/** Somebody opened the link: nothing has changed yet, a mail scanner opens links too. */
export const readUnsubscription = defineRequest('notifications.read-unsubscription', {
  http: 'GET /api/notifications/unsubscribe/{token}',
  kind: 'read',
  access: anyone,
  topics: [],
  limit,
  input: z.object({ token: unsubscribeToken }),
  output: z.object({ type: z.enum(noticeTypes), isOn: z.boolean() }),
});

/** From the page of the link, or from a mail program by itself. Done twice it changes nothing more. */
export const unsubscribe = defineRequest('notifications.unsubscribe', {
  http: 'POST /api/notifications/unsubscribe/{token}',
  kind: 'write',
  access: anyone,
  topics: [],
  limit,
  isOneClick: true,
  input: z.object({ token: unsubscribeToken }),
  output: z.object({ type: z.enum(noticeTypes) }),
});
