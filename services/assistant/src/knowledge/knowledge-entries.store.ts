import { Injectable } from '@nestjs/common';

import type { KnowledgeCategory } from '@alcancia/contracts/assistant';
import type { Work } from '@alcancia/server-kit';

import { Similarity } from './similarity.policy.js';

/** What an entry says, as it is written: the store gives it an id and a version. */
export interface WrittenEntry {
  /** The name of what is asked, of the machine's own words: 'approve-activity'. */
  readonly intent: string;
  readonly category: KnowledgeCategory;
  readonly question: string;
  /** The same question in other words. */
  readonly aliases: readonly string[];
  /** Paragraphs and lists, nothing else (spec 2 §7). */
  readonly answerHtml: string;
  readonly tags: readonly string[];
}

/** Entries that are searched: each question looks at all of them. */
const mostEntries = 1_000;

export interface KnownEntry {
  readonly id: string;
  readonly intent: string;
  readonly question: string;
  readonly aliases: readonly string[];
  readonly answerHtml: string;
}

/** The published entries of one moment, ready to be searched. */
export interface Knowledge {
  readonly entries: ReadonlyMap<string, KnownEntry>;
  readonly similarity: Similarity;
}

/** The verified entries. What they are searched by is made again only after one of them has changed. */
@Injectable()
export class KnowledgeEntries {
  private known: { readonly stamp: string; readonly knowledge: Knowledge } | undefined;

  async add({ em, now, newId }: Work, entry: WrittenEntry): Promise<void> {
    await em.execute(
      `insert into assistant.knowledge_entries (id, intent, question_canonical, aliases, answer_html, category, tags,
         created_at, updated_at)
       values (?, ?, ?, ?::jsonb, ?, ?, ?::jsonb, ?, ?)`,
      [
        newId(),
        entry.intent,
        entry.question,
        JSON.stringify(entry.aliases),
        entry.answerHtml,
        entry.category,
        JSON.stringify(entry.tags),
        now.toISOString(),
        now.toISOString(),
      ],
    );
  }

  async published({ em }: Pick<Work, 'em'>): Promise<Knowledge> {
    const [row] = await em.execute<{ stamp: string }[]>(
      `select concat(count(*), ' ', sum(version), ' ', max(updated_at)) as stamp from assistant.knowledge_entries where status = 'published'`,
    );
    const stamp = row?.stamp ?? '';
    if (this.known?.stamp !== stamp) this.known = { stamp, knowledge: await this.read(em) };
    return this.known.knowledge;
  }

  private async read(em: Work['em']): Promise<Knowledge> {
    const rows = await em.execute<KnownEntry[]>(
      `select id, intent, question_canonical as question, aliases, answer_html as "answerHtml"
       from assistant.knowledge_entries where status = 'published' order by intent limit ${mostEntries}`,
    );
    return {
      entries: new Map(rows.map((entry) => [entry.id, entry])),
      similarity: new Similarity(rows.map(({ id, question, aliases }) => ({ id, phrasings: [question, ...aliases] }))),
    };
  }
}
