import { z } from 'zod';

import { administrators, adults, defineRequest } from '../define.js';
import { version } from '../values.js';
import { challengeDaysAtMost, challengeFields } from './challenges.contract.js';

const age = z.int().min(3).max(17);

/** What an adult starts a challenge from in two taps. It suits children from `fromAge` to `toAge`, both included. */
const officialFields = challengeFields
  .pick({ title: true, emoji: true, mode: true, target: true, prize: true })
  .extend({
    description: challengeFields.shape.description.unwrap(),
    steps: challengeFields.shape.steps.unwrap(),
    metric: challengeFields.shape.metric.exclude(['actividad_concreta']),
    /** How long it lasts, the first day included. */
    days: z.int().min(1).max(challengeDaysAtMost),
    fromAge: age,
    toAge: age,
  });

export const officialChallenge = officialFields.extend({ officialId: z.uuid() });
export type OfficialChallenge = z.output<typeof officialChallenge>;

/** As those who run the product see it: also one that is not offered. */
export const keptOfficialChallenge = officialChallenge.extend({ isActive: z.boolean(), sortOrder: z.int(), version });
export type KeptOfficialChallenge = z.output<typeof keptOfficialChallenge>;

/** At most so many there are, offered or not. */
export const officialChallengesInAll = 100;

const keptFields = officialFields.extend({ isActive: z.boolean(), sortOrder: z.int().min(1).max(999) });

/** Those that are offered, in their order; the form shows the first that suit the chosen children. */
export const listOfficialChallenges = defineRequest('family.list-official-challenges', {
  http: 'GET /api/family/official-challenges',
  kind: 'read',
  access: adults,
  topics: ['official-challenges'],
  input: z.object({}),
  output: z.object({ challenges: z.array(officialChallenge).max(officialChallengesInAll) }),
});

export const listAllOfficialChallenges = defineRequest('family.list-all-official-challenges', {
  http: 'GET /api/family/admin/official-challenges',
  kind: 'read',
  access: administrators,
  topics: ['official-challenges'],
  input: z.object({}),
  output: z.object({ challenges: z.array(keptOfficialChallenge).max(officialChallengesInAll) }),
});

export const createOfficialChallenge = defineRequest('family.create-official-challenge', {
  http: 'POST /api/family/admin/official-challenges',
  kind: 'write',
  access: administrators,
  topics: ['official-challenges'],
  input: keptFields,
  output: z.object({ officialId: z.uuid() }),
});

/** What families made of it stays as it is. */
export const updateOfficialChallenge = defineRequest('family.update-official-challenge', {
  http: 'PUT /api/family/admin/official-challenges/{officialId}',
  kind: 'write',
  access: administrators,
  topics: ['official-challenges'],
  input: keptFields.extend({ officialId: z.uuid(), version }),
  output: z.object({ version }),
});
