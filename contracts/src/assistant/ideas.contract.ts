import { z } from 'zod';

import { ideaLimits } from '../assistant-limits.js';
import { adults, adultsWho, children, defineRequest } from '../define.js';
import { done, emoji, line, text, version } from '../values.js';
import { ideaAges, ideaSources, ideaStatuses, ideaTopics, ideaTypes } from './ideas.js';

const { title, body, materials, material, steps, step, minutes, perAuthor, offered, shared, stars } = ideaLimits;

const ideaFields = z.object({
  type: z.enum(ideaTypes),
  title: line(title),
  emoji,
  /** Plain text of several paragraphs. */
  body: text(body).min(1),
  topic: z.enum(ideaTopics),
  ageRange: z.enum(ideaAges),
  minutes: z.int().min(minutes.least).max(minutes.most),
  materials: z.array(line(material)).max(materials),
  steps: z.array(line(step)).max(steps),
});
export type IdeaFields = z.output<typeof ideaFields>;

const wish = ideaFields.pick({ topic: true, ageRange: true, minutes: true });
export type IdeaWish = z.output<typeof wish>;

const keptIdea = ideaFields.extend({
  ideaId: z.uuid(),
  source: z.enum(ideaSources),
  status: z.enum(ideaStatuses),
  /** Children who see it. */
  sharedChildIds: z.array(z.uuid()).max(shared),
  /** Stars by its author; null: none yet. */
  rating: z.int().min(1).max(stars).nullable(),
  version,
});
export type KeptIdea = z.output<typeof keptIdea>;

const ideaRow = keptIdea.omit({ body: true, materials: true, steps: true });
export type IdeaRow = z.output<typeof ideaRow>;

/** 'Inspírame' (G33): three ideas of our own for a topic, an age and a while; `turn` counts how often others were asked for. */
export const inspire = defineRequest('assistant.inspire', {
  http: 'GET /api/assistant/inspiration',
  kind: 'read',
  access: adults,
  openToAdministrators: true,
  topics: [],
  input: wish.extend({
    minutes: z.coerce.number().int().min(minutes.least).max(minutes.most),
    turn: z.coerce.number().int().min(0).max(1_000).default(0),
  }),
  output: z.object({
    ideas: z
      .array(ideaFields.extend({ key: z.string() }))
      .min(1)
      .max(offered),
    /** Whether the AI can be asked for one, too. */
    hasAi: z.boolean(),
  }),
});

/**
 * An idea by the AI, kept as a draft of whoever asked and labelled as what it is. One use of the plan's quota (G30); what is
 * not fit for children is no idea, and uses nothing.
 */
export const inspireByAi = defineRequest('assistant.inspire-by-ai', {
  http: 'POST /api/assistant/inspiration',
  kind: 'steps',
  access: adults,
  topics: ['ideas'],
  limit: { max: 10, perSeconds: 60 },
  input: wish,
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('written'), idea: keptIdea }),
    /** The month's quota is used up. */
    z.object({ kind: z.literal('limit'), most: z.int().nonnegative() }),
    /** It did not answer, or with nothing that may be shown. */
    z.object({ kind: z.literal('away') }),
  ]),
});

/** The ideas that an adult has kept, the newest first. Nobody else sees them. */
export const listIdeas = defineRequest('assistant.list-ideas', {
  http: 'GET /api/assistant/ideas',
  kind: 'read',
  access: adults,
  openToAdministrators: true,
  topics: ['ideas'],
  input: z.object({}),
  output: z.object({ ideas: z.array(ideaRow).max(perAuthor) }),
});

/** One idea of one's own, whole. */
export const readIdea = defineRequest('assistant.read-idea', {
  http: 'GET /api/assistant/ideas/{ideaId}',
  kind: 'read',
  access: adults,
  openToAdministrators: true,
  topics: ['ideas'],
  input: z.object({ ideaId: z.uuid() }),
  output: z.object({ idea: keptIdea }),
});

/**
 * Keeps an idea: a new one, one of ours (`key`), or what was changed of an own one. One of ours that was changed is the
 * author's; what the AI wrote stays labelled, however it is changed.
 */
export const saveIdea = defineRequest('assistant.save-idea', {
  http: 'POST /api/assistant/ideas',
  kind: 'write',
  access: adults,
  openToAdministrators: true,
  topics: ['ideas'],
  input: ideaFields.extend({
    key: z.string().max(40).optional(),
    /** The idea that is changed, and its version as it was read; without both a new one is kept. */
    ideaId: z.uuid().optional(),
    version: version.optional(),
  }),
  output: z.object({ ideaId: z.uuid(), version }),
});

/** Puts an own idea away, so that no child sees it any more, or takes it out again. */
export const archiveIdea = defineRequest('assistant.archive-idea', {
  http: 'POST /api/assistant/ideas/{ideaId}/archive',
  kind: 'write',
  access: adults,
  openToAdministrators: true,
  topics: ['ideas'],
  input: z.object({ ideaId: z.uuid(), isArchived: z.boolean() }),
  output: done,
});

/** Stars for an own idea: how it went. */
export const rateIdea = defineRequest('assistant.rate-idea', {
  http: 'POST /api/assistant/ideas/{ideaId}/rating',
  kind: 'write',
  access: adults,
  openToAdministrators: true,
  topics: ['ideas'],
  input: z.object({ ideaId: z.uuid(), rating: z.int().min(1).max(stars).nullable() }),
  output: done,
});

/** Which of the children that an adult looks after see an own idea: all that are named, and no other one. */
export const shareIdea = defineRequest('assistant.share-idea', {
  http: 'POST /api/assistant/ideas/{ideaId}/children',
  kind: 'write',
  access: adultsWho('changeActivities', { childrenIn: 'childIds' }),
  topics: ['ideas'],
  input: z.object({ ideaId: z.uuid(), childIds: z.array(z.uuid()).max(shared) }),
  output: done,
});

/** What adults share with the child that asks, the newest first. */
export const listSharedIdeas = defineRequest('assistant.list-shared-ideas', {
  http: 'GET /api/assistant/shared-ideas',
  kind: 'read',
  access: children,
  topics: ['ideas'],
  input: z.object({}),
  output: z.object({
    ideas: z.array(ideaFields.extend({ ideaId: z.uuid(), source: z.enum(ideaSources) })).max(ideaLimits.seenByChild),
  }),
});
