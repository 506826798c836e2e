import { ageRanges, type KnowledgeFields, sameQuestionFrom, upsertKnowledge } from '@alcancia/contracts/assistant';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, failure, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { intentOf } from './intent.policy.js';
import { KnowledgeEntries } from './knowledge-entries.store.js';
import { noAnswer } from './knowledge.errors.js';
import { tellSaved } from './knowledge-told.js';
import { PublishedKnowledge } from './published-knowledge.store.js';
import { verifiedHtml } from './verified-html.js';

/** 'Guardar como Respuesta Verificada': a new entry or a new version, without markup that nobody asked for (G31). */
@UseCase()
export class UpsertKnowledge {
  constructor(
    private readonly entries: KnowledgeEntries,
    private readonly published: PublishedKnowledge,
  ) {}

  @Handles(upsertKnowledge)
  async execute(
    administrator: Caller,
    { entryId: changedId, version: read, isOwn, ...written }: InputOf<typeof upsertKnowledge>,
    work: Work,
  ): Promise<OutputOf<typeof upsertKnowledge>> {
    const fields = { ...written, answerHtml: verifiedHtml(written.answerHtml) };
    if (fields.answerHtml === '') throw noAnswer();
    if (!isOwn && fields.status === 'published') await this.mustBeNew(work, fields, changedId);
    const by = administrator.adultId;
    const before = changedId === undefined ? null : await this.entries.one(work.em, changedId);
    const entryId = before?.entryId ?? (await this.entries.add(work, intentOf(fields.question), fields, by));
    const version = before ? await this.entries.change(work, before.entryId, read, fields, by) : 1;
    tellSaved(work, administrator, { entryId, version, before, after: fields });
    return { entryId, version };
  }

  /** No other entry of an age in common answers this question already. */
  private async mustBeNew(work: Work, fields: KnowledgeFields, ownId: string | undefined): Promise<void> {
    for (const age of ageRanges.filter((one) => fields.ageRanges.includes(one))) {
      const { entries, similarity } = await this.published.for(age, work);
      const nearest = similarity.find(fields.question, 2).find(({ id }) => id !== ownId);
      const other = nearest && entries.get(nearest.id);
      if (!other || nearest.similarity < sameQuestionFrom) continue;
      const percent = Math.round(nearest.similarity * 100);
      throw failure('knowledge_too_similar', { entryId: other.id, question: other.question, percent });
    }
  }
}
