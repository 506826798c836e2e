import { z } from 'zod';

import { defineEvent, personal } from '../define.js';
import { languageVariants } from './profiles.contract.js';

/** An adult's name, or how the adult is spoken to, changed or is new; consumers keep the name to say who did what. */
export const adultChanged = defineEvent(
  'events.identity.adult-changed.v1',
  {
    aggregate: 'adultId',
    signal: { to: ({ adultId }) => ({ users: [adultId] }), topics: ['session', 'profiles'] },
  },
  z.object({
    adultId: z.uuid(),
    displayName: personal(z.string()),
    /** How the adult is spoken to from now on; without it, as before. */
    languageVariant: z.enum(languageVariants).optional(),
  }),
);
