import { z } from 'zod';

import { administrators, adults, defineRequest } from '../define.js';
import { version } from '../values.js';
import { activityFields } from './activities.contract.js';

/** In years: as young and as old as a child is here. */
const age = z.int().min(3).max(17);

/** What an adult starts an activity from. It suits children from `fromAge` to `toAge`, both included. */
const templateFields = activityFields
  .pick({ title: true, emoji: true, category: true, points: true, coinsCents: true, schedule: true })
  .extend({ timeOfDay: activityFields.shape.timeOfDay.unwrap(), fromAge: age, toAge: age });

export const activityTemplate = templateFields.extend({ templateId: z.uuid() });
export type ActivityTemplate = z.output<typeof activityTemplate>;

/** A template as those who run the product see it: also one that is not offered. */
export const keptTemplate = activityTemplate.extend({ isActive: z.boolean(), sortOrder: z.int(), version });
export type KeptTemplate = z.output<typeof keptTemplate>;

/** At most so many there are, offered or not. */
export const templatesInAll = 100;

const keptFields = templateFields.extend({ isActive: z.boolean(), sortOrder: z.int().min(1).max(999) });

/** Those that are offered, in their order; the form shows the first that suit the chosen children. */
export const listActivityTemplates = defineRequest('family.list-activity-templates', {
  http: 'GET /api/family/activity-templates',
  kind: 'read',
  access: adults,
  topics: ['templates'],
  input: z.object({}),
  output: z.object({ templates: z.array(activityTemplate).max(templatesInAll) }),
});

export const listAllActivityTemplates = defineRequest('family.list-all-activity-templates', {
  http: 'GET /api/family/admin/activity-templates',
  kind: 'read',
  access: administrators,
  topics: ['templates'],
  input: z.object({}),
  output: z.object({ templates: z.array(keptTemplate).max(templatesInAll) }),
});

export const createActivityTemplate = defineRequest('family.create-activity-template', {
  http: 'POST /api/family/admin/activity-templates',
  kind: 'write',
  access: administrators,
  topics: ['templates'],
  input: keptFields,
  output: z.object({ templateId: z.uuid() }),
});

/** What was made from it stays as it is. */
export const updateActivityTemplate = defineRequest('family.update-activity-template', {
  http: 'PUT /api/family/admin/activity-templates/{templateId}',
  kind: 'write',
  access: administrators,
  topics: ['templates'],
  input: keptFields.extend({ templateId: z.uuid(), version }),
  output: z.object({ version }),
});
