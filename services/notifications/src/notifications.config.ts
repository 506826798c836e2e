import { z } from 'zod';

/** Nothing of its own yet: what the kit needs is enough. */
export const notificationsConfig = z.object({});
