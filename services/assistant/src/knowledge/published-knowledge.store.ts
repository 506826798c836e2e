import { Injectable } from '@nestjs/common';

import type { AgeRange } from '@alcancia/contracts/assistant';
import { knowledgeLimits } from '@alcancia/contracts/assistant-limits';
import type { Work } from '@alcancia/server-kit';

import { Similarity } from './similarity.policy.js';

export interface KnownEntry {
  readonly id: string;
  readonly intent: string;
  readonly question: string;
  readonly aliases: readonly string[];
  readonly answerHtml: string;
}

/** The published entries for one age, of one moment, ready to be searched. */
export interface Knowledge {
  readonly entries: ReadonlyMap<string, KnownEntry>;
  readonly similarity: Similarity;
}

/** What is searched; made again only after an entry has changed. */
@Injectable()
export class PublishedKnowledge {
  private readonly known = new Map<AgeRange, { readonly stamp: string; readonly knowledge: Knowledge }>();

  async for(age: AgeRange, { em }: Pick<Work, 'em'>): Promise<Knowledge> {
    const [row] = await em.execute<{ stamp: string }[]>(
      `select concat(count(*), ' ', sum(version), ' ', max(updated_at)) as stamp from assistant.knowledge_entries`,
    );
    const stamp = row?.stamp ?? '';
    const known = this.known.get(age);
    if (known?.stamp === stamp) return known.knowledge;
    const knowledge = await this.read(em, age);
    this.known.set(age, { stamp, knowledge });
    return knowledge;
  }

  private async read(em: Work['em'], age: AgeRange): Promise<Knowledge> {
    const rows = await em.execute<KnownEntry[]>(
      `select id, intent, question_canonical as question, aliases, answer_html as "answerHtml"
       from assistant.knowledge_entries where status = 'published' and age_ranges @> ?::jsonb
       order by intent limit ${knowledgeLimits.entries}`,
      [JSON.stringify([age])],
    );
    return {
      entries: new Map(rows.map((entry) => [entry.id, entry])),
      similarity: new Similarity(rows.map(({ id, question, aliases }) => ({ id, phrasings: [question, ...aliases] }))),
    };
  }
}
