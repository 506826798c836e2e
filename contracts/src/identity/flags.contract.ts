import { z } from 'zod';

import { administrators, defineRequest } from '../define.js';
import { featureFlags } from '../flags.js';
import { done, moment } from '../values.js';

/** Every flag with its state, and who changed it last (spec 1 §6). */
export const listFlags = defineRequest('identity.list-flags', {
  http: 'GET /api/identity/admin/flags',
  kind: 'read',
  access: administrators,
  topics: ['flags'],
  input: z.object({}),
  output: z.object({
    flags: z
      .array(
        z.object({
          feature: z.enum(featureFlags),
          isOn: z.boolean(),
          /** Null: nobody ever changed it. */
          changedAt: moment.nullable(),
          /** Null: nobody, or an account that is no more. */
          changedByEmail: z.string().nullable(),
        }),
      )
      .max(50),
  }),
});

/** Off: its section goes from every open page and its contracts are refused. On again: everything is where it was. */
export const switchFlag = defineRequest('identity.switch-flag', {
  http: 'PUT /api/identity/admin/flags/{feature}',
  kind: 'write',
  access: administrators,
  topics: ['flags', 'audit'],
  input: z.object({ feature: z.enum(featureFlags), isOn: z.boolean() }),
  output: done,
});
