import { randomUUID } from 'node:crypto';

import { type KnowledgeFields, saveIdea, upsertKnowledge } from '@alcancia/contracts/assistant';

import { type Make, plain } from './rightful-request.js';
import { anIdea, aProposal } from './rows-of.js';
import type { Scene } from './scene.js';

const anAnswer = (): KnowledgeFields => ({
  question: `¿Qué es ${randomUUID()}?`,
  aliases: [],
  answerHtml: '<p>Nada.</p>',
  category: 'familia',
  ageRanges: ['adultos'],
  tags: [],
  status: 'archived',
});

const aKeptAnswer = ({ system, tokens: { administrator: token } }: Scene) =>
  system.want(upsertKnowledge, anAnswer(), { token });

const aKeptIdea = ({ system, tokens: { adult: token } }: Scene) => system.want(saveIdea, anIdea, { token });

const aWish = { topic: 'ahorro', ageRange: '7-9', minutes: 20 };

/** With an own idea and what else is asked for. */
const ofIdea =
  (more: Record<string, unknown> = {}): Make =>
  async (scene) => ({ as: 'adult', input: { ideaId: (await aKeptIdea(scene)).ideaId, ...more } });

/** What is asked of the assistant, and of what it knows. */
export const rightfulAssistant: Readonly<Record<string, Make>> = {
  'assistant.respond': plain('adult', { mode: 'guia', question: '¿Cómo creo una meta?' }),
  'assistant.decide-proposal': async ({ system, mateo, tokens: { adult: token } }) => ({
    as: 'adult',
    input: { proposalId: await aProposal(system, mateo.childId, { token }), decision: 'deny' },
  }),
  'assistant.list-conversation': plain('adult'),
  'assistant.forget-conversation': plain('adult'),
  'assistant.test-connection': plain('adult', {}),
  'assistant.inspire': plain('adult', aWish),
  'assistant.inspire-by-ai': plain('adult', aWish),
  'assistant.list-ideas': plain('adult'),
  'assistant.read-idea': ofIdea(),
  'assistant.save-idea': async (scene) => ({ as: 'adult', input: { ...(await aKeptIdea(scene)), ...anIdea } }),
  'assistant.archive-idea': ofIdea({ isArchived: false }),
  'assistant.rate-idea': ofIdea({ rating: 5 }),
  'assistant.share-idea': async (scene) => ({
    as: 'adult',
    input: { ideaId: (await aKeptIdea(scene)).ideaId, childIds: [scene.mateo.childId] },
  }),
  'assistant.list-shared-ideas': plain('child'),
  'assistant.list-knowledge': plain('administrator'),
  'assistant.read-knowledge-entry': async (scene) => ({
    as: 'administrator',
    input: { entryId: (await aKeptAnswer(scene)).entryId },
  }),
  'assistant.parent-kb-upsert': async () => ({ as: 'administrator', input: anAnswer() }),
  'assistant.restore-knowledge': async (scene) => ({
    as: 'administrator',
    input: { ...(await aKeptAnswer(scene)), number: 1 },
  }),
};
