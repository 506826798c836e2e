import { z } from 'zod';

import { knowledgeLimits } from '../assistant-limits.js';
import { administrators, defineRequest } from '../define.js';
import { line, moment, text, version } from '../values.js';
import { ageRanges, knowledgeCategories } from './knowledge.js';

const { question, aliases, answer, tags, tag, entries, versions } = knowledgeLimits;

const entryFields = z.object({
  question: line(question.most).min(question.least),
  /** The same question in other words. */
  aliases: z.array(line(question.most)).max(aliases),
  /** Of paragraphs, lists and stress alone: everything else is taken out when it is saved. */
  answerHtml: text(answer).min(1),
  category: z.enum(knowledgeCategories),
  ageRanges: z.array(z.enum(ageRanges)).min(1).max(ageRanges.length),
  tags: z.array(line(tag)).max(tags),
  /** `archived`: kept, and found by nobody. */
  status: z.enum(['published', 'archived']),
});
export type KnowledgeFields = z.output<typeof entryFields>;

const entryRow = entryFields.pick({ question: true, category: true, ageRanges: true, status: true }).extend({
  entryId: z.uuid(),
  version,
  savedAt: moment,
  /** Null: it came with the product, or who saved it is gone. */
  savedBy: z.uuid().nullable(),
});
export type KnowledgeRow = z.output<typeof entryRow>;

/** Every verified answer, by its question. */
export const listKnowledge = defineRequest('assistant.list-knowledge', {
  http: 'GET /api/assistant/admin/knowledge',
  kind: 'read',
  access: administrators,
  topics: ['knowledge'],
  input: z.object({}),
  output: z.object({ entries: z.array(entryRow).max(entries) }),
});

/** One verified answer with its history, the newest version first. */
export const readKnowledgeEntry = defineRequest('assistant.read-knowledge-entry', {
  http: 'GET /api/assistant/admin/knowledge/{entryId}',
  kind: 'read',
  access: administrators,
  topics: ['knowledge'],
  input: z.object({ entryId: z.uuid() }),
  output: z.object({
    entry: entryFields.extend({ entryId: z.uuid(), version }),
    versions: z
      .array(
        z.object({
          number: version,
          question: z.string(),
          savedAt: moment,
          savedBy: z.uuid().nullable(),
        }),
      )
      .max(versions),
  }),
});

/**
 * 'Guardar como Respuesta Verificada' (G31): a new entry, or a new version of one. A question that another entry answers
 * already is refused with `knowledge_too_similar`, which names that entry, unless `isOwn` says that it is one of its own.
 */
export const upsertKnowledge = defineRequest('assistant.parent-kb-upsert', {
  http: 'POST /api/assistant/parent-kb-upsert',
  kind: 'write',
  access: administrators,
  topics: ['knowledge'],
  input: entryFields.extend({
    /** The entry that is changed, and its version as it was read; without both a new one is made. */
    entryId: z.uuid().optional(),
    version: version.optional(),
    isOwn: z.boolean().default(false),
  }),
  output: z.object({ entryId: z.uuid(), version }),
});

/** What an older version said holds again, as a new version. */
export const restoreKnowledge = defineRequest('assistant.restore-knowledge', {
  http: 'POST /api/assistant/admin/knowledge/{entryId}/restore',
  kind: 'write',
  access: administrators,
  topics: ['knowledge'],
  input: z.object({ entryId: z.uuid(), version, number: version }),
  output: z.object({ version }),
});
