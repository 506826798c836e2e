import { z } from 'zod';

import { administrators, defineRequest } from '../define.js';
import { dailyFigures, figuresAsked, serviceTroubles } from '../figures.js';

/** Tasks and wishes that were approved per day, less what was taken back; children who did something in seven days (G40). */
export const readFamilyFigures = defineRequest('family.read-figures', {
  http: 'GET /api/family/admin/daily-figures',
  kind: 'read',
  access: administrators,
  topics: [],
  input: figuresAsked,
  output: dailyFigures(['completions', 'redemptions'], ['activeChildren']),
});

/** What this service could not do yet, or at all. */
export const listFamilyTroubles = defineRequest('family.list-troubles', {
  http: 'GET /api/family/admin/troubles',
  kind: 'read',
  access: administrators,
  topics: [],
  input: z.object({}),
  output: serviceTroubles,
});
