import { z } from 'zod';

import { administrators, defineRequest } from '../define.js';
import { dailyFigures, figuresAsked, serviceTroubles } from '../figures.js';

/** Families, profiles of children and accounts of adults that were made, and sign-ins that failed, per day (G40). */
export const readIdentityFigures = defineRequest('identity.read-figures', {
  http: 'GET /api/identity/admin/daily-figures',
  kind: 'read',
  access: administrators,
  topics: [],
  input: figuresAsked,
  output: dailyFigures(['families', 'children', 'adults', 'failedSignIns']),
});

/** What this service could not do yet, or at all. */
export const listIdentityTroubles = defineRequest('identity.list-troubles', {
  http: 'GET /api/identity/admin/troubles',
  kind: 'read',
  access: administrators,
  topics: [],
  input: z.object({}),
  output: serviceTroubles,
});
