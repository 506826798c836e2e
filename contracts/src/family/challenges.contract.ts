import { z } from 'zod';

import { adultsWho, children, defineRequest, peopleWho } from '../define.js';
import { day, done, emoji, line, moment, nextCursor, page, text, version } from '../values.js';

/** What is counted of the approved work. `monedas`: what it has earned, in whole monedas; `racha`: days in a row. */
export const challengeMetrics = ['actividades', 'puntos', 'monedas', 'racha', 'actividad_concreta'] as const;
/**
 * `individual`: each for oneself. `cooperativo`: those who accepted add up. `entre_hermanos`: it begins once all have
 * accepted, and each sees how far the others are; nobody loses by another.
 */
export const challengeModes = ['individual', 'cooperativo', 'entre_hermanos'] as const;
export const challengeRepeats = ['nunca', 'semanal', 'mensual'] as const;

/** Of a challenge as a whole, and of each child in it. */
export const challengeStates = [
  'borrador',
  'publicado',
  'aceptado',
  'en_curso',
  'superado',
  'no_superado',
  'cancelado',
] as const;
export type ChallengeState = (typeof challengeStates)[number];

/** Points, coins (whole monedas, in cents) and a badge in words, of which one at least. */
export const challengePrize = z.object({
  points: z.int().min(0).max(500),
  coinsCents: z.int().min(0).max(100_000).multipleOf(100),
  badge: line(40).nullable(),
});
export type ChallengePrize = z.output<typeof challengePrize>;

/** At most so many days from its first to its last, both included. */
export const challengeDaysAtMost = 90;
/** A child has accepted at most so many that are not over. */
export const challengesRunningAtMost = 3;

export const challengeFields = z.object({
  title: line(60),
  description: text(300).default(''),
  emoji,
  metric: z.enum(challengeMetrics),
  /** Only with `actividad_concreta`. */
  activityId: z.uuid().nullable().default(null),
  target: z.int().min(1).max(100_000),
  mode: z.enum(challengeModes),
  childIds: z.array(z.uuid()).min(1).max(20),
  /** Days of the family's calendar, both included. */
  startsAt: day,
  endsAt: day,
  /** What to do, in order; how far along a child is follows from what is counted. */
  steps: z.array(line(80)).max(10).default([]),
  prize: challengePrize,
  repeats: z.enum(challengeRepeats).default('nunca'),
});

const wayState = z.enum(challengeStates).exclude(['borrador']);

/** One child in a challenge. With `cooperativo` what is counted is that of all. */
export const challengeWay = z.object({
  childId: z.uuid(),
  childName: z.string(),
  avatar: z.string(),
  state: wayState,
  progress: z.int().nonnegative(),
  percent: z.int().min(0).max(100),
});
export type ChallengeWay = z.output<typeof challengeWay>;

export const challengeView = challengeFields.extend({
  id: z.uuid(),
  state: z.enum(challengeStates),
  ways: z.array(challengeWay),
  /** Until its last day is over, today included; 0 from then on. */
  daysLeft: z.int().nonnegative(),
  /** Somebody has accepted: what was promised no longer changes. */
  isFixed: z.boolean(),
  canEdit: z.boolean(),
  createdAt: moment,
  version,
});
export type ChallengeView = z.output<typeof challengeView>;

/** `abiertos`: published and not over; `terminados`: over or cancelled. */
export const challengeLists = ['abiertos', 'borradores', 'terminados'] as const;

/** 'Retos' of the children whom the adult sees. */
export const listChallenges = defineRequest('family.list-challenges', {
  http: 'GET /api/family/challenges',
  kind: 'read',
  access: adultsWho('seeChallenges', { childIn: 'childId' }),
  topics: ['challenges'],
  input: page.extend({ childId: z.uuid().optional(), list: z.enum(challengeLists).default('abiertos') }),
  output: z.object({ challenges: z.array(challengeView), nextCursor }),
});

export const readChallenge = defineRequest('family.read-challenge', {
  http: 'GET /api/family/challenges/{challengeId}',
  kind: 'read',
  access: adultsWho('seeChallenges'),
  topics: ['challenges'],
  input: z.object({ challengeId: z.uuid() }),
  output: challengeView,
});

/** As a draft nobody but adults sees it; else the children can accept it at once. */
export const createChallenge = defineRequest('family.create-challenge', {
  http: 'POST /api/family/challenges',
  kind: 'write',
  access: adultsWho('changeChallenges', { childrenIn: 'childIds' }),
  takesPlace: true,
  topics: ['challenges', 'progress'],
  input: challengeFields.extend({ isDraft: z.boolean(), officialId: z.uuid().nullable().default(null) }),
  output: z.object({ challengeId: z.uuid() }),
});

/** Once somebody has accepted, only words change, the target comes nearer, and how it repeats. */
export const updateChallenge = defineRequest('family.update-challenge', {
  http: 'PUT /api/family/challenges/{challengeId}',
  kind: 'write',
  access: adultsWho('changeChallenges', { childrenIn: 'childIds' }),
  topics: ['challenges', 'progress', 'wallet'],
  input: challengeFields.extend({ challengeId: z.uuid(), version, isDraft: z.boolean() }),
  output: z.object({ version }),
});

/** What was won stays; what runs ends without a prize and without a loss. It does not repeat. A draft is gone. */
export const cancelChallenge = defineRequest('family.cancel-challenge', {
  http: 'POST /api/family/challenges/{challengeId}/cancel',
  kind: 'write',
  access: adultsWho('changeChallenges'),
  topics: ['challenges', 'progress'],
  input: z.object({ challengeId: z.uuid() }),
  output: done,
});

export const childChallengeView = challengeFields
  .pick({
    title: true,
    description: true,
    emoji: true,
    metric: true,
    target: true,
    mode: true,
    startsAt: true,
    endsAt: true,
    steps: true,
    prize: true,
  })
  .extend({
    id: z.uuid(),
    /** Of the named activity, where only that counts. */
    activityTitle: z.string().nullable(),
    way: challengeWay,
    /** The others whom it names. */
    others: z.array(challengeWay),
    daysLeft: z.int().nonnegative(),
  });

/** A child's challenges: what runs, what can be accepted, and the newest of what is over. */
export const listChildChallenges = defineRequest('family.list-child-challenges', {
  http: 'GET /api/family/children/{childId}/challenges',
  kind: 'read',
  access: peopleWho('seeChallenges', { childIn: 'childId' }),
  openToSupport: true,
  topics: ['challenges'],
  input: z.object({ childId: z.uuid() }),
  output: z.object({ challenges: z.array(childChallengeView).max(70) }),
});

/** '¡Acepto el reto!' */
export const acceptChallenge = defineRequest('family.accept-challenge', {
  http: 'POST /api/family/challenges/{challengeId}/accept',
  kind: 'write',
  access: children,
  topics: ['challenges'],
  input: z.object({ challengeId: z.uuid() }),
  output: done,
});
