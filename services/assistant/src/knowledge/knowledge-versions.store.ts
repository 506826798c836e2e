import type { SqlEntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';

import type { KnowledgeFields, readKnowledgeEntry } from '@alcancia/contracts/assistant';
import type { OutputOf } from '@alcancia/contracts/define';
import { notFound } from '@alcancia/server-kit';

type Version = OutputOf<typeof readKnowledgeEntry>['versions'][number];

/** What verified answers said, version by version (G31). */
@Injectable()
export class KnowledgeVersions {
  /** The newest first. */
  async of(em: SqlEntityManager, entryId: string): Promise<Version[]> {
    const rows = await em.execute<(Omit<Version, 'savedAt'> & { readonly savedAt: Date })[]>(
      `select number, content ->> 'question' as question, saved_at as "savedAt", saved_by as "savedBy"
       from assistant.knowledge_versions where entry_id = ? order by number desc`,
      [entryId],
    );
    return rows.map((row) => ({ ...row, savedAt: new Date(row.savedAt).toISOString() }));
  }

  async one(em: SqlEntityManager, entryId: string, number: number): Promise<KnowledgeFields> {
    const [row] = await em.execute<{ content: KnowledgeFields }[]>(
      `select content from assistant.knowledge_versions where entry_id = ? and number = ?`,
      [entryId, number],
    );
    if (!row) throw notFound();
    return row.content;
  }
}
