import type { SqlEntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';

import type { KnowledgeFields, KnowledgeRow } from '@alcancia/contracts/assistant';
import { knowledgeLimits } from '@alcancia/contracts/assistant-limits';
import { failure, notFound, type Work } from '@alcancia/server-kit';

export interface KeptEntry extends KnowledgeFields {
  readonly entryId: string;
  readonly version: number;
}

const columns = `question_canonical as question, aliases, answer_html as "answerHtml", category, age_ranges as "ageRanges",
  tags, status, version`;

/** In the order of the columns of a write. */
const valuesOf = (fields: KnowledgeFields): readonly string[] => [
  fields.question,
  JSON.stringify(fields.aliases),
  fields.answerHtml,
  fields.category,
  JSON.stringify(fields.ageRanges),
  JSON.stringify(fields.tags),
  fields.status,
];

/** The verified answers as they are now; what they said before stands beside them (G31). */
@Injectable()
export class KnowledgeEntries {
  async all(em: SqlEntityManager): Promise<KnowledgeRow[]> {
    const rows = await em.execute<(Omit<KnowledgeRow, 'savedAt'> & { readonly savedAt: Date })[]>(
      `select id as "entryId", question_canonical as question, category, age_ranges as "ageRanges", status, version,
         updated_at as "savedAt", saved_by as "savedBy"
       from assistant.knowledge_entries order by category, question_canonical, id limit ${knowledgeLimits.entries}`,
    );
    return rows.map((row) => ({ ...row, savedAt: new Date(row.savedAt).toISOString() }));
  }

  async one(em: SqlEntityManager, entryId: string): Promise<KeptEntry> {
    const [row] = await em.execute<Omit<KeptEntry, 'entryId'>[]>(
      `select ${columns} from assistant.knowledge_entries where id = ?`,
      [entryId],
    );
    if (!row) throw notFound();
    return { entryId, ...row };
  }

  /** The first version of a new one; `intent` names what is asked. Answers its id. */
  async add(work: Work, intent: string, fields: KnowledgeFields, savedBy: string | null): Promise<string> {
    const { em, now, newId } = work;
    const [count] = await em.execute<{ entries: number }[]>(
      `select count(*)::int as entries from assistant.knowledge_entries`,
    );
    const most = knowledgeLimits.entries;
    if ((count?.entries ?? 0) >= most) throw failure('knowledge_full', { most });
    const id = newId();
    await em.execute(
      `insert into assistant.knowledge_entries (id, intent, question_canonical, aliases, answer_html, category, age_ranges,
         tags, status, saved_by, created_at, updated_at)
       values (?, ?, ?, ?::jsonb, ?, ?, ?::jsonb, ?::jsonb, ?, ?, ?, ?)`,
      [id, await this.freeIntent(em, intent), ...valuesOf(fields), savedBy, now.toISOString(), now.toISOString()],
    );
    await this.keep(work, id, 1, fields, savedBy);
    return id;
  }

  /** The next version. Refuses what somebody else has changed since it was read. */
  async change(
    work: Work,
    entryId: string,
    version: number | undefined,
    fields: KnowledgeFields,
    savedBy: string,
  ): Promise<number> {
    const { em, now } = work;
    const changed = await em.execute<{ version: number }[]>(
      `update assistant.knowledge_entries set question_canonical = ?, aliases = ?::jsonb, answer_html = ?, category = ?,
         age_ranges = ?::jsonb, tags = ?::jsonb, status = ?, saved_by = ?, updated_at = ?, version = version + 1
       where id = ? and version = ? returning version`,
      [...valuesOf(fields), savedBy, now.toISOString(), entryId, version ?? null],
    );
    const [row] = changed;
    if (!row) throw failure('changed_before');
    await this.keep(work, entryId, row.version, fields, savedBy);
    return row.version;
  }

  /** What a version said; beyond the newest fifty the oldest is gone. */
  private async keep(
    { em, now, newId }: Work,
    entryId: string,
    number: number,
    fields: KnowledgeFields,
    savedBy: string | null,
  ): Promise<void> {
    await em.execute(
      `insert into assistant.knowledge_versions (id, entry_id, number, content, saved_by, saved_at)
       values (?, ?, ?, ?::jsonb, ?, ?)`,
      [newId(), entryId, number, JSON.stringify(fields), savedBy, now.toISOString()],
    );
    await em.execute(`delete from assistant.knowledge_versions where entry_id = ? and number <= ?`, [
      entryId,
      number - knowledgeLimits.versions,
    ]);
  }

  /** The name, or with a number behind it where another entry has it. */
  private async freeIntent(em: SqlEntityManager, intent: string): Promise<string> {
    const rows = await em.execute<{ intent: string }[]>(
      `select intent from assistant.knowledge_entries where intent = ? or intent ~ ('^' || ? || '-[0-9]+$')`,
      [intent, intent],
    );
    const taken = new Set(rows.map((row) => row.intent));
    let free = intent;
    for (let nth = 2; taken.has(free); nth += 1) free = `${intent}-${nth}`;
    return free;
  }
}
