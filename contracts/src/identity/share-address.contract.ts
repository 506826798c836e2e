import { z } from 'zod';

import { anyone, defineRequest } from '../define.js';

/** Under which address the app is shared, without a slash at its end: that of `app_share_config`, or our own (spec 2 §7, G35). */
export const readShareAddress = defineRequest('identity.read-share-address', {
  http: 'GET /api/identity/share-address',
  kind: 'read',
  access: anyone,
  topics: [],
  input: z.object({}),
  output: z.object({ base: z.string() }),
});
