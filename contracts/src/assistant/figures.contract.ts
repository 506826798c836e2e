import { z } from 'zod';

import { administrators, defineRequest } from '../define.js';
import { dailyFigures, figuresAsked, serviceTroubles } from '../figures.js';

/** Questions that verified knowledge answered, those that the AI did, and those left without an answer, per day (G40). */
export const readAssistantFigures = defineRequest('assistant.read-figures', {
  http: 'GET /api/assistant/admin/daily-figures',
  kind: 'read',
  access: administrators,
  topics: [],
  input: figuresAsked,
  output: dailyFigures(['questionsAnswered', 'questionsAnsweredByAi', 'questionsUnanswered'], []),
});

/** What this service could not do yet, or at all. */
export const listAssistantTroubles = defineRequest('assistant.list-troubles', {
  http: 'GET /api/assistant/admin/troubles',
  kind: 'read',
  access: administrators,
  topics: [],
  input: z.object({}),
  output: serviceTroubles,
});
