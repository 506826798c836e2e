import type { SqlEntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';

import type { IdeaFields, IdeaRow, IdeaSource, IdeaStatus, KeptIdea } from '@alcancia/contracts/assistant';
import { ideaLimits } from '@alcancia/contracts/assistant-limits';
import { failure, notFound, type Work } from '@alcancia/server-kit';

import { mostDrafts } from './ideas.limits.js';

const head = `i.id as "ideaId", i.type, i.title, i.emoji, i.topic, i.age_range as "ageRange", i.minutes, i.source`;
const text = `i.body, i.materials, i.steps`;
const own = `i.status, i.rating, i.version,
  array(select s.child_id from assistant.idea_shares s where s.idea_id = i.id order by s.child_id)::text[] as "sharedChildIds"`;

/** In the order of the columns of a write. */
const valuesOf = (fields: IdeaFields): readonly (string | number)[] => [
  fields.type,
  fields.title,
  fields.emoji,
  fields.body,
  fields.topic,
  fields.ageRange,
  fields.minutes,
  JSON.stringify(fields.materials),
  JSON.stringify(fields.steps),
];

/** The ideas that adults keep (G33). An author sees the own ones and nobody else's: every statement names it. */
@Injectable()
export class Ideas {
  all(em: SqlEntityManager, authorId: string): Promise<IdeaRow[]> {
    return em.execute<IdeaRow[]>(
      `select ${head}, ${own} from assistant.inspiraccion_content i where i.created_by = ?
       order by i.created_at desc, i.id desc limit ${ideaLimits.perAuthor}`,
      [authorId],
    );
  }

  async one(em: SqlEntityManager, authorId: string, ideaId: string): Promise<KeptIdea> {
    const [idea] = await em.execute<KeptIdea[]>(
      `select ${head}, ${text}, ${own} from assistant.inspiraccion_content i where i.id = ? and i.created_by = ?`,
      [ideaId, authorId],
    );
    if (!idea) throw notFound();
    return idea;
  }

  /** Whether the author has kept any idea: a draft is not kept yet. */
  async hasKept(em: SqlEntityManager, authorId: string): Promise<boolean> {
    const rows = await em.execute<object[]>(
      `select 1 from assistant.inspiraccion_content where created_by = ? and status <> 'borrador' limit 1`,
      [authorId],
    );
    return rows.length > 0;
  }

  /** Throws `ideas_full`: before anything is made for an author who could not keep it. */
  async mustHaveRoom(em: SqlEntityManager, authorId: string): Promise<void> {
    const [count] = await em.execute<{ ideas: number }[]>(
      `select count(*)::int as ideas from assistant.inspiraccion_content where created_by = ?`,
      [authorId],
    );
    const most = ideaLimits.perAuthor;
    if ((count?.ideas ?? 0) >= most) throw failure('ideas_full', { most });
  }

  /** Throws `ideas_full`. One author's are added one after the other, so that no two pass the limit together. */
  async add(
    { em, now, newId }: Work,
    authorId: string,
    fields: IdeaFields,
    as: { readonly source: IdeaSource; readonly status: IdeaStatus },
  ): Promise<string> {
    await em.execute(`select pg_advisory_xact_lock(hashtextextended(?, 1))`, [authorId]);
    await this.mustHaveRoom(em, authorId);
    const id = newId();
    await em.execute(
      `insert into assistant.inspiraccion_content (id, created_by, type, title, emoji, body, topic, age_range, minutes,
         materials, steps, source, status, created_at, updated_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, ?, ?, ?, ?)`,
      [id, authorId, ...valuesOf(fields), as.source, as.status, now.toISOString(), now.toISOString()],
    );
    return id;
  }

  /** The next version, kept. Throws `changed_before` where it was changed since it was read. */
  async change(
    { em, now }: Work,
    ideaId: string,
    version: number | undefined,
    fields: IdeaFields,
    source: IdeaSource,
  ): Promise<number> {
    const [row] = await em.execute<{ version: number }[]>(
      `update assistant.inspiraccion_content set type = ?, title = ?, emoji = ?, body = ?, topic = ?, age_range = ?,
         minutes = ?, materials = ?::jsonb, steps = ?::jsonb, source = ?, updated_at = ?, version = version + 1,
         status = case status when 'borrador' then 'publicado' else status end
       where id = ? and version = ? returning version`,
      [...valuesOf(fields), source, now.toISOString(), ideaId, version ?? null],
    );
    if (!row) throw failure('changed_before');
    return row.version;
  }

  /** Drafts of the AI beyond the newest few: whoever asks again and again keeps what it wants of them. */
  async dropOldDrafts({ em }: Work, authorId: string): Promise<void> {
    await em.execute(
      `delete from assistant.inspiraccion_content where id in (
         select id from assistant.inspiraccion_content where created_by = ? and status = 'borrador'
         order by created_at desc, id desc offset ${mostDrafts})`,
      [authorId],
    );
  }

  async setStatus({ em, now }: Work, ideaId: string, status: IdeaStatus): Promise<void> {
    await em.execute(`update assistant.inspiraccion_content set status = ?, updated_at = ? where id = ?`, [
      status,
      now.toISOString(),
      ideaId,
    ]);
  }

  async rate({ em, now }: Work, ideaId: string, rating: number | null): Promise<void> {
    await em.execute(`update assistant.inspiraccion_content set rating = ?, updated_at = ? where id = ?`, [
      rating,
      now.toISOString(),
      ideaId,
    ]);
  }
}
