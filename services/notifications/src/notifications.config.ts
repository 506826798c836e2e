import { z } from 'zod';

/** The service's environment. */
export const notificationsConfig = z.object({
  /** The address that people see: in the links of our e-mails. */
  PUBLIC_ORIGIN: z.url().transform((url) => new URL(url).origin),
  /** Signs the links that end a type of e-mails. */
  UNSUBSCRIBE_SECRET: z.string().min(32),
});
export type NotificationsConfig = z.output<typeof notificationsConfig>;
