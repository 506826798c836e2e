import { randomUUID } from 'node:crypto';

import { type KnowledgeFields, upsertKnowledge } from '@alcancia/contracts/assistant';

import { type Make, plain } from './rightful-request.js';
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

/** What is asked of the assistant, and of what it knows. */
export const rightfulAssistant: Readonly<Record<string, Make>> = {
  'assistant.respond': plain('adult', { mode: 'guia', question: '¿Cómo creo una meta?' }),
  'assistant.test-connection': plain('adult', {}),
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
